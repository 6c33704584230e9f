// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1learning-records/get. Run `npm run codegen`; do not edit.
import type { ListClassLearningRecordsErrors, ListClassLearningRecordsResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "records",
          summary: "One learner passed, one failed",
          value: [
            {
              id: "cb5182e7d60a",
              result: "PASSED",
              notes: "Excellent rescue exercise.",
              learner: {
                id: "a54c97e2d01b",
                firstname: "Freja",
                lastname: "Holm",
                email: "freja.holm@example.com",
                phone: "45 20123456",
              },
            },
            {
              id: "19f4a06d8be3",
              result: "FAILED",
              notes: "Did not finish the written test.",
              learner: {
                id: "6e03b8af925d",
                firstname: "Marek",
                lastname: "Nowak",
                email: "marek.nowak@example.com",
                phone: "48 601234567",
              },
            },
          ] satisfies ListClassLearningRecordsResponses[200],
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
          } satisfies ListClassLearningRecordsErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies ListClassLearningRecordsErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --url 'https://test.example.com/tp-api/classes/7c41e0b95d2a/learning-records?limit=100' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213'`,
  axios: `import axios from "axios";

const { data } = await axios.get("https://test.example.com/tp-api/classes/7c41e0b95d2a/learning-records", {
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
    "https://test.example.com/tp-api/classes/7c41e0b95d2a/learning-records",
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
        .url("https://test.example.com/tp-api/classes/7c41e0b95d2a/learning-records?limit=100")
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
var request = new RestRequest("/tp-api/classes/7c41e0b95d2a/learning-records?limit=100");
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
