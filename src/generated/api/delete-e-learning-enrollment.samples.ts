// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments~1{enrollmentId}/delete. Run `npm run codegen`; do not edit.
import type { DeleteELearningEnrollmentErrors } from "../models";

export const examples = {
  request: {},
  responses: {
    "400": {
      "application/json": [
        {
          name: "status",
          summary: "Error with a status code",
          value: {
            statusCode: 400,
            code: "EXAMPLE_CODE",
            error: "Bad Request",
            message: "The request is not valid.",
          } satisfies DeleteELearningEnrollmentErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies DeleteELearningEnrollmentErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request DELETE \\
  --url 'https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments/53c7f0a9e21d' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213'`,
  axios: `import axios from "axios";

const { status } = await axios.delete("https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments/53c7f0a9e21d", {
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(status);`,
  requests: `import requests

response = requests.delete(
    "https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments/53c7f0a9e21d",
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
)
response.raise_for_status()
print(response.status_code)`,
  okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments/53c7f0a9e21d")
        .header("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}")
        .header("training-provider-id", "tp-48213")
        .delete()
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.code());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://test.example.com");
var request = new RestRequest("/tp-api/e-learning/7e95a1c03fd8/enrollments/53c7f0a9e21d", Method.Delete);
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.StatusCode);`,
};
