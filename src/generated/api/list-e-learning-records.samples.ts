// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1learning-records/get. Run `npm run codegen`; do not edit.
import type { ListELearningRecordsErrors, ListELearningRecordsResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "records",
          summary: "One completed course",
          value: [
            {
              id: "a9025d7ef41b",
              result: "PASSED",
              notes: "Completed at the first attempt.",
              learner: {
                id: "8db14e6f70a2",
                firstname: "Wei Ling",
                lastname: "Tan",
                email: "weiling.tan@example.com",
                phone: "65 81234567",
              },
            },
          ] satisfies ListELearningRecordsResponses[200],
        },
      ],
    },
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
          } satisfies ListELearningRecordsErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies ListELearningRecordsErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --url 'https://test.example.com/tp-api/e-learning/7e95a1c03fd8/learning-records?limit=100' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213'`,
  axios: `import axios from "axios";

const { data } = await axios.get("https://test.example.com/tp-api/e-learning/7e95a1c03fd8/learning-records", {
  params: {
    limit: "100",
  },
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.get(
    "https://test.example.com/tp-api/e-learning/7e95a1c03fd8/learning-records",
    params={
        "limit": "100",
    },
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
)
response.raise_for_status()
print(response.json())`,
  okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/e-learning/7e95a1c03fd8/learning-records?limit=100")
        .header("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}")
        .header("training-provider-id", "tp-48213")
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://test.example.com");
var request = new RestRequest("/tp-api/e-learning/7e95a1c03fd8/learning-records?limit=100");
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
