// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments/post. Run `npm run codegen`; do not edit.
import type {
  CreateClassEnrollmentData,
  CreateClassEnrollmentErrors,
  CreateClassEnrollmentResponses,
} from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "existingLearner",
        summary: "Somebody the platform knows",
        value: {
          employerId: "f17a3e05bc82",
          learnerId: "a54c97e2d01b",
        } satisfies CreateClassEnrollmentData["body"],
      },
      {
        name: "newLearner",
        summary: "Somebody new, with a date",
        value: {
          employerId: "f17a3e05bc82",
          newLearner: {
            firstname: "Aisling",
            lastname: "Byrne",
            email: "aisling.byrne@example.com",
            phone: "353 861234567",
          },
          enrolledAt: "2027-01-14T09:00:00Z",
        } satisfies CreateClassEnrollmentData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "enrolled",
          summary: "Enrollment and learner",
          value: {
            id: "2be60f8d13c9",
            learner: {
              id: "a54c97e2d01b",
              firstname: "Freja",
              lastname: "Holm",
            },
          } satisfies CreateClassEnrollmentResponses[200],
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
          } satisfies CreateClassEnrollmentErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies CreateClassEnrollmentErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request POST \\
  --url 'https://test.example.com/tp-api/classes/7c41e0b95d2a/enrollments' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "employerId": "f17a3e05bc82",
  "learnerId": "a54c97e2d01b"
}'`,
  axios: `import axios from "axios";

const payload = {
  employerId: "f17a3e05bc82",
  learnerId: "a54c97e2d01b",
};

const { data } = await axios.post("https://test.example.com/tp-api/classes/7c41e0b95d2a/enrollments", payload, {
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.post(
    "https://test.example.com/tp-api/classes/7c41e0b95d2a/enrollments",
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
    json={
        "employerId": "f17a3e05bc82",
        "learnerId": "a54c97e2d01b",
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
              "employerId": "f17a3e05bc82",
              "learnerId": "a54c97e2d01b"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/classes/7c41e0b95d2a/enrollments")
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
var request = new RestRequest("/tp-api/classes/7c41e0b95d2a/enrollments", Method.Post);
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");
request.AddStringBody(
    """
    {
      "employerId": "f17a3e05bc82",
      "learnerId": "a54c97e2d01b"
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
