// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1learning-records/post. Run `npm run codegen`; do not edit.
import type {
  CreateClassLearningRecordData,
  CreateClassLearningRecordErrors,
  CreateClassLearningRecordResponses,
} from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "passed",
        summary: "The learner passed",
        value: {
          learnerId: "a54c97e2d01b",
          grade: "PASSED",
          notes: "Excellent rescue exercise.",
        } satisfies CreateClassLearningRecordData["body"],
      },
      {
        name: "absent",
        summary: "The learner did not show up",
        value: {
          learnerId: "6e03b8af925d",
          grade: "N/A",
        } satisfies CreateClassLearningRecordData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "present",
          summary: "Present, with a grade",
          value: {
            attendance: {
              id: "0a7de3529fc4",
              attendance: "PRESENT",
            },
            grade: {
              id: "cb5182e7d60a",
              result: "PASSED",
              notes: "Excellent rescue exercise.",
            },
          } satisfies CreateClassLearningRecordResponses[200],
        },
        {
          name: "absent",
          summary: "Absent, without a grade",
          value: {
            attendance: {
              id: "b3960ef1d87c",
              attendance: "ABSENT",
            },
          } satisfies CreateClassLearningRecordResponses[200],
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
          } satisfies CreateClassLearningRecordErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies CreateClassLearningRecordErrors[400],
        },
        {
          name: "list",
          summary: "Several errors",
          value: {
            errors: [
              {
                key: "example-key",
                message: "The learning record is not valid.",
              },
              {
                key: "another-example-key",
                message: "The learning record cannot be created.",
              },
            ],
          } satisfies CreateClassLearningRecordErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request POST \\
  --url 'https://test.example.com/tp-api/classes/7c41e0b95d2a/learning-records' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "learnerId": "a54c97e2d01b",
  "grade": "PASSED",
  "notes": "Excellent rescue exercise."
}'`,
  axios: `import axios from "axios";

const payload = {
  learnerId: "a54c97e2d01b",
  grade: "PASSED",
  notes: "Excellent rescue exercise.",
};

const { data } = await axios.post("https://test.example.com/tp-api/classes/7c41e0b95d2a/learning-records", payload, {
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.post(
    "https://test.example.com/tp-api/classes/7c41e0b95d2a/learning-records",
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
    json={
        "learnerId": "a54c97e2d01b",
        "grade": "PASSED",
        "notes": "Excellent rescue exercise.",
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
              "learnerId": "a54c97e2d01b",
              "grade": "PASSED",
              "notes": "Excellent rescue exercise."
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/classes/7c41e0b95d2a/learning-records")
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
var request = new RestRequest("/tp-api/classes/7c41e0b95d2a/learning-records", Method.Post);
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");
request.AddStringBody(
    """
    {
      "learnerId": "a54c97e2d01b",
      "grade": "PASSED",
      "notes": "Excellent rescue exercise."
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
