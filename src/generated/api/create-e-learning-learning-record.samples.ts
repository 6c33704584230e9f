// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1learning-records/post. Run `npm run codegen`; do not edit.
import type {
  CreateELearningLearningRecordData,
  CreateELearningLearningRecordErrors,
  CreateELearningLearningRecordResponses,
} from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "completed",
        summary: "The learner completed the course",
        value: {
          learnerId: "8db14e6f70a2",
          grade: "PASSED",
          completed: "2026-10-19T06:32:00Z",
        } satisfies CreateELearningLearningRecordData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "created",
          summary: "Id of the new learning record",
          value: {
            id: "a9025d7ef41b",
          } satisfies CreateELearningLearningRecordResponses[200],
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
          } satisfies CreateELearningLearningRecordErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies CreateELearningLearningRecordErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request POST \\
  --url 'https://test.example.com/tp-api/e-learning/7e95a1c03fd8/learning-records' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "learnerId": "8db14e6f70a2",
  "grade": "PASSED",
  "completed": "2026-10-19T06:32:00Z"
}'`,
  axios: `import axios from "axios";

const payload = {
  learnerId: "8db14e6f70a2",
  grade: "PASSED",
  completed: "2026-10-19T06:32:00Z",
};

const { data } = await axios.post("https://test.example.com/tp-api/e-learning/7e95a1c03fd8/learning-records", payload, {
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.post(
    "https://test.example.com/tp-api/e-learning/7e95a1c03fd8/learning-records",
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
    json={
        "learnerId": "8db14e6f70a2",
        "grade": "PASSED",
        "completed": "2026-10-19T06:32:00Z",
    },
)
response.raise_for_status()
print(response.json())`,
  okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create("""
            {
              "learnerId": "8db14e6f70a2",
              "grade": "PASSED",
              "completed": "2026-10-19T06:32:00Z"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/e-learning/7e95a1c03fd8/learning-records")
        .header("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}")
        .header("training-provider-id", "tp-48213")
        .post(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://test.example.com");
var request = new RestRequest("/tp-api/e-learning/7e95a1c03fd8/learning-records", Method.Post);
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");
request.AddStringBody(
    """
    {
      "learnerId": "8db14e6f70a2",
      "grade": "PASSED",
      "completed": "2026-10-19T06:32:00Z"
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
