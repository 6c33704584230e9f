// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments/get. Run `npm run codegen`; do not edit.
import type { ListELearningEnrollmentsErrors, ListELearningEnrollmentsResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "enrollments",
          summary: "One enrollment with an employer, one without",
          value: [
            {
              id: "53c7f0a9e21d",
              learner: {
                id: "8db14e6f70a2",
                firstname: "Wei Ling",
                lastname: "Tan",
                email: "weiling.tan@example.com",
                phone: "65 81234567",
              },
              employer: {
                id: "04eb9d7c5f36",
                name: "Straits Offshore Pte Ltd",
              },
              enrolledAt: "2026-10-05T02:15:00Z",
            },
            {
              id: "e86b3d10f94a",
              learner: {
                id: "1f7029cbe5a8",
                firstname: "Thomas",
                lastname: "Reed",
                email: "thomas.reed@example.com",
                phone: "44 7700900123",
              },
              employer: null,
              enrolledAt: "2026-10-11T16:48:00Z",
            },
          ] satisfies ListELearningEnrollmentsResponses[200],
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
          } satisfies ListELearningEnrollmentsErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies ListELearningEnrollmentsErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --url 'https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments?limit=100' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213'`,
  axios: `import axios from "axios";

const { data } = await axios.get("https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments", {
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
    "https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments",
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
        .url("https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments?limit=100")
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
var request = new RestRequest("/tp-api/e-learning/7e95a1c03fd8/enrollments?limit=100");
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
