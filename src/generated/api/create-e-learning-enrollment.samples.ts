// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments/post. Run `npm run codegen`; do not edit.
import type {
  CreateELearningEnrollmentData,
  CreateELearningEnrollmentErrors,
  CreateELearningEnrollmentResponses,
} from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "existingLearner",
        summary: "Somebody the platform knows",
        value: {
          employerId: "04eb9d7c5f36",
          learnerId: "8db14e6f70a2",
          enrolledAt: "2026-10-05T02:15:00Z",
        } satisfies CreateELearningEnrollmentData["body"],
      },
      {
        name: "newLearner",
        summary: "Somebody new",
        value: {
          employerId: "04eb9d7c5f36",
          newLearner: {
            firstname: "Arjun",
            lastname: "Rao",
            email: "arjun.rao@example.com",
            phone: "91 9812345678x204",
          },
          enrolledAt: "2026-10-06T04:00:00Z",
        } satisfies CreateELearningEnrollmentData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "enrolled",
          summary: "Id of the new enrollment",
          value: {
            id: "53c7f0a9e21d",
          } satisfies CreateELearningEnrollmentResponses[200],
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
          } satisfies CreateELearningEnrollmentErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies CreateELearningEnrollmentErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request POST \\
  --url 'https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "employerId": "04eb9d7c5f36",
  "learnerId": "8db14e6f70a2",
  "enrolledAt": "2026-10-05T02:15:00Z"
}'`,
  axios: `import axios from "axios";

const payload = {
  employerId: "04eb9d7c5f36",
  learnerId: "8db14e6f70a2",
  enrolledAt: "2026-10-05T02:15:00Z",
};

const { data } = await axios.post("https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments", payload, {
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.post(
    "https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments",
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
    json={
        "employerId": "04eb9d7c5f36",
        "learnerId": "8db14e6f70a2",
        "enrolledAt": "2026-10-05T02:15:00Z",
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
              "employerId": "04eb9d7c5f36",
              "learnerId": "8db14e6f70a2",
              "enrolledAt": "2026-10-05T02:15:00Z"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/e-learning/7e95a1c03fd8/enrollments")
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
var request = new RestRequest("/tp-api/e-learning/7e95a1c03fd8/enrollments", Method.Post);
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");
request.AddStringBody(
    """
    {
      "employerId": "04eb9d7c5f36",
      "learnerId": "8db14e6f70a2",
      "enrolledAt": "2026-10-05T02:15:00Z"
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
