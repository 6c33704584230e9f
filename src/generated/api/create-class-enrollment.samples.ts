// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments/post. Run `npm run codegen`; do not edit.
import type { Samples } from "@reference";
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
        summary: "A learner the platform knows",
        value: {
          employerId: "f17a3e05bc82",
          learnerId: "a54c97e2d01b",
        } satisfies CreateClassEnrollmentData["body"],
      },
      {
        name: "newLearner",
        summary: "A new learner, with a date",
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
  parameters: [
    { in: "path", name: "classId", value: "7c41e0b95d2a" },
    { in: "header", name: "training-provider-id", value: "tp-48213" },
  ],
  request: {
    method: "POST",
    url: "{{server}}/tp-api/classes/{{path.classId}}/enrollments",
    headers: [
      { name: "Authorization", value: "{{scheme.TrainingProviderAuthorization}}" },
      { name: "training-provider-id", value: "{{header.training-provider-id}}" },
    ],
  },
  variants: [
    {
      mediaType: "application/json",
      example: "existingLearner",
      summary: "A learner the platform knows",
      branches: ["request~Existing-learner"],
      curl: `curl --fail-with-body --request POST \\
  --url '{{server}}/tp-api/classes/{{path.classId}}/enrollments' \\
  --header 'Authorization: {{scheme.TrainingProviderAuthorization}}' \\
  --header 'training-provider-id: {{header.training-provider-id}}' \\
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

try {
  const { data } = await axios.post("{{server}}/tp-api/classes/{{path.classId}}/enrollments", payload, {
    headers: {
      Authorization: "{{scheme.TrainingProviderAuthorization}}",
      "training-provider-id": "{{header.training-provider-id}}",
    },
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
      requests: `import requests

response = requests.post(
    "{{server}}/tp-api/classes/{{path.classId}}/enrollments",
    headers={
        "Authorization": "{{scheme.TrainingProviderAuthorization}}",
        "training-provider-id": "{{header.training-provider-id}}",
    },
    json={
        "employerId": "f17a3e05bc82",
        "learnerId": "a54c97e2d01b",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
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
        .url("{{server}}/tp-api/classes/{{path.classId}}/enrollments")
        .header("Authorization", "{{scheme.TrainingProviderAuthorization}}")
        .header("training-provider-id", "{{header.training-provider-id}}")
        .post(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      System.out.println(response.body().string());
    }
  }
}`,
      restsharp: `using RestSharp;

var client = new RestClient("{{server}}");
var request = new RestRequest("/tp-api/classes/{{path.classId}}/enrollments", Method.Post);
request.AddHeader("Authorization", "{{scheme.TrainingProviderAuthorization}}");
request.AddHeader("training-provider-id", "{{header.training-provider-id}}");
request.AddStringBody(
    """
    {
      "employerId": "f17a3e05bc82",
      "learnerId": "a54c97e2d01b"
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);`,
    },
    {
      mediaType: "application/json",
      example: "newLearner",
      summary: "A new learner, with a date",
      branches: ["request~New-learner"],
      curl: `curl --fail-with-body --request POST \\
  --url '{{server}}/tp-api/classes/{{path.classId}}/enrollments' \\
  --header 'Authorization: {{scheme.TrainingProviderAuthorization}}' \\
  --header 'training-provider-id: {{header.training-provider-id}}' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "employerId": "f17a3e05bc82",
  "newLearner": {
    "firstname": "Aisling",
    "lastname": "Byrne",
    "email": "aisling.byrne@example.com",
    "phone": "353 861234567"
  },
  "enrolledAt": "2027-01-14T09:00:00Z"
}'`,
      axios: `import axios from "axios";

const payload = {
  employerId: "f17a3e05bc82",
  newLearner: {
    firstname: "Aisling",
    lastname: "Byrne",
    email: "aisling.byrne@example.com",
    phone: "353 861234567",
  },
  enrolledAt: "2027-01-14T09:00:00Z",
};

try {
  const { data } = await axios.post("{{server}}/tp-api/classes/{{path.classId}}/enrollments", payload, {
    headers: {
      Authorization: "{{scheme.TrainingProviderAuthorization}}",
      "training-provider-id": "{{header.training-provider-id}}",
    },
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
      requests: `import requests

response = requests.post(
    "{{server}}/tp-api/classes/{{path.classId}}/enrollments",
    headers={
        "Authorization": "{{scheme.TrainingProviderAuthorization}}",
        "training-provider-id": "{{header.training-provider-id}}",
    },
    json={
        "employerId": "f17a3e05bc82",
        "newLearner": {
            "firstname": "Aisling",
            "lastname": "Byrne",
            "email": "aisling.byrne@example.com",
            "phone": "353 861234567",
        },
        "enrolledAt": "2027-01-14T09:00:00Z",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
      okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create("""
            {
              "employerId": "f17a3e05bc82",
              "newLearner": {
                "firstname": "Aisling",
                "lastname": "Byrne",
                "email": "aisling.byrne@example.com",
                "phone": "353 861234567"
              },
              "enrolledAt": "2027-01-14T09:00:00Z"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("{{server}}/tp-api/classes/{{path.classId}}/enrollments")
        .header("Authorization", "{{scheme.TrainingProviderAuthorization}}")
        .header("training-provider-id", "{{header.training-provider-id}}")
        .post(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      System.out.println(response.body().string());
    }
  }
}`,
      restsharp: `using RestSharp;

var client = new RestClient("{{server}}");
var request = new RestRequest("/tp-api/classes/{{path.classId}}/enrollments", Method.Post);
request.AddHeader("Authorization", "{{scheme.TrainingProviderAuthorization}}");
request.AddHeader("training-provider-id", "{{header.training-provider-id}}");
request.AddStringBody(
    """
    {
      "employerId": "f17a3e05bc82",
      "newLearner": {
        "firstname": "Aisling",
        "lastname": "Byrne",
        "email": "aisling.byrne@example.com",
        "phone": "353 861234567"
      },
      "enrolledAt": "2027-01-14T09:00:00Z"
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);`,
    },
  ],
} satisfies Samples;
