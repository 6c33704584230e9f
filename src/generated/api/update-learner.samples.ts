// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1learners~1{learnerId}/patch. Run `npm run codegen`; do not edit.
import type { Samples } from "@reference";
import type { UpdateLearnerData, UpdateLearnerErrors, UpdateLearnerResponses } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "contact",
        summary: "New contact details",
        value: {
          email: "freja.holm-jensen@example.com",
          phone: "45 20987654",
        } satisfies UpdateLearnerData["body"],
      },
      {
        name: "name",
        summary: "New last name",
        value: {
          lastname: "Holm-Jensen",
        } satisfies UpdateLearnerData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "updated",
          summary: "A learner with new contact details",
          value: {
            id: "a54c97e2d01b",
            firstname: "Freja",
            lastname: "Holm",
            uniqueSystemIdentifier: "FH-204518",
            email: "freja.holm-jensen@example.com",
            phone: "45 20987654",
            created: "2025-06-17T11:20:31Z",
          } satisfies UpdateLearnerResponses[200],
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
          } satisfies UpdateLearnerErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies UpdateLearnerErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  parameters: [
    { in: "path", name: "learnerId", value: "a54c97e2d01b" },
    { in: "header", name: "training-provider-id", value: "tp-48213" },
  ],
  request: {
    method: "PATCH",
    url: "{{server}}/tp-api/learners/{{path.learnerId}}",
    headers: [
      { name: "Authorization", value: "{{scheme.TrainingProviderAuthorization}}" },
      { name: "training-provider-id", value: "{{header.training-provider-id}}" },
    ],
  },
  variants: [
    {
      mediaType: "application/json",
      example: "contact",
      summary: "New contact details",
      curl: `curl --fail-with-body --request PATCH \\
  --url '{{server}}/tp-api/learners/{{path.learnerId}}' \\
  --header 'Authorization: {{scheme.TrainingProviderAuthorization}}' \\
  --header 'training-provider-id: {{header.training-provider-id}}' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "email": "freja.holm-jensen@example.com",
  "phone": "45 20987654"
}'`,
      axios: `import axios from "axios";

const payload = {
  email: "freja.holm-jensen@example.com",
  phone: "45 20987654",
};

try {
  const { data } = await axios.patch("{{server}}/tp-api/learners/{{path.learnerId}}", payload, {
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

response = requests.patch(
    "{{server}}/tp-api/learners/{{path.learnerId}}",
    headers={
        "Authorization": "{{scheme.TrainingProviderAuthorization}}",
        "training-provider-id": "{{header.training-provider-id}}",
    },
    json={
        "email": "freja.holm-jensen@example.com",
        "phone": "45 20987654",
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
              "email": "freja.holm-jensen@example.com",
              "phone": "45 20987654"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("{{server}}/tp-api/learners/{{path.learnerId}}")
        .header("Authorization", "{{scheme.TrainingProviderAuthorization}}")
        .header("training-provider-id", "{{header.training-provider-id}}")
        .patch(body)
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
var request = new RestRequest("/tp-api/learners/{{path.learnerId}}", Method.Patch);
request.AddHeader("Authorization", "{{scheme.TrainingProviderAuthorization}}");
request.AddHeader("training-provider-id", "{{header.training-provider-id}}");
request.AddStringBody(
    """
    {
      "email": "freja.holm-jensen@example.com",
      "phone": "45 20987654"
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
      example: "name",
      summary: "New last name",
      curl: `curl --fail-with-body --request PATCH \\
  --url '{{server}}/tp-api/learners/{{path.learnerId}}' \\
  --header 'Authorization: {{scheme.TrainingProviderAuthorization}}' \\
  --header 'training-provider-id: {{header.training-provider-id}}' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "lastname": "Holm-Jensen"
}'`,
      axios: `import axios from "axios";

const payload = {
  lastname: "Holm-Jensen",
};

try {
  const { data } = await axios.patch("{{server}}/tp-api/learners/{{path.learnerId}}", payload, {
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

response = requests.patch(
    "{{server}}/tp-api/learners/{{path.learnerId}}",
    headers={
        "Authorization": "{{scheme.TrainingProviderAuthorization}}",
        "training-provider-id": "{{header.training-provider-id}}",
    },
    json={
        "lastname": "Holm-Jensen",
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
              "lastname": "Holm-Jensen"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("{{server}}/tp-api/learners/{{path.learnerId}}")
        .header("Authorization", "{{scheme.TrainingProviderAuthorization}}")
        .header("training-provider-id", "{{header.training-provider-id}}")
        .patch(body)
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
var request = new RestRequest("/tp-api/learners/{{path.learnerId}}", Method.Patch);
request.AddHeader("Authorization", "{{scheme.TrainingProviderAuthorization}}");
request.AddHeader("training-provider-id", "{{header.training-provider-id}}");
request.AddStringBody(
    """
    {
      "lastname": "Holm-Jensen"
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
