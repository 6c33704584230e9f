// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/post. Run `npm run codegen`; do not edit.
import type { Samples } from "@reference";
import type {
  CreateExportDataJobData,
  CreateExportDataJobErrors,
  CreateExportDataJobResponses,
} from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "enrollments",
        summary: "E-learning enrollments of a quarter as CSV",
        value: {
          startDate: "2026-07-01",
          endDate: "2026-09-30",
          exportType: "ELEARNING_ENROLLMENTS",
          format: "CSV",
        } satisfies CreateExportDataJobData["body"],
      },
      {
        name: "users",
        summary: "Users of a year as JSON lines",
        value: {
          startDate: "2026-01-01",
          endDate: "2026-12-31",
          exportType: "USERS",
          format: "JSONL",
        } satisfies CreateExportDataJobData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "job",
          summary: "Id of the job",
          value: {
            job: {
              id: "fe38c19a0d75",
            },
          } satisfies CreateExportDataJobResponses[200],
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
          } satisfies CreateExportDataJobErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies CreateExportDataJobErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  parameters: [],
  request: {
    method: "POST",
    url: "{{server}}/tp-api/exports",
    headers: [{ name: "Authorization", value: "{{scheme.TrainingProviderAuthorization}}" }],
  },
  variants: [
    {
      mediaType: "application/json",
      example: "enrollments",
      summary: "E-learning enrollments of a quarter as CSV",
      curl: `curl --fail-with-body --request POST \\
  --url '{{server}}/tp-api/exports' \\
  --header 'Authorization: {{scheme.TrainingProviderAuthorization}}' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "startDate": "2026-07-01",
  "endDate": "2026-09-30",
  "exportType": "ELEARNING_ENROLLMENTS",
  "format": "CSV"
}'`,
      axios: `import axios from "axios";

const payload = {
  startDate: "2026-07-01",
  endDate: "2026-09-30",
  exportType: "ELEARNING_ENROLLMENTS",
  format: "CSV",
};

try {
  const { data } = await axios.post("{{server}}/tp-api/exports", payload, {
    headers: {
      Authorization: "{{scheme.TrainingProviderAuthorization}}",
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
    "{{server}}/tp-api/exports",
    headers={
        "Authorization": "{{scheme.TrainingProviderAuthorization}}",
    },
    json={
        "startDate": "2026-07-01",
        "endDate": "2026-09-30",
        "exportType": "ELEARNING_ENROLLMENTS",
        "format": "CSV",
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
              "startDate": "2026-07-01",
              "endDate": "2026-09-30",
              "exportType": "ELEARNING_ENROLLMENTS",
              "format": "CSV"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("{{server}}/tp-api/exports")
        .header("Authorization", "{{scheme.TrainingProviderAuthorization}}")
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
var request = new RestRequest("/tp-api/exports", Method.Post);
request.AddHeader("Authorization", "{{scheme.TrainingProviderAuthorization}}");
request.AddStringBody(
    """
    {
      "startDate": "2026-07-01",
      "endDate": "2026-09-30",
      "exportType": "ELEARNING_ENROLLMENTS",
      "format": "CSV"
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
      example: "users",
      summary: "Users of a year as JSON lines",
      curl: `curl --fail-with-body --request POST \\
  --url '{{server}}/tp-api/exports' \\
  --header 'Authorization: {{scheme.TrainingProviderAuthorization}}' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "startDate": "2026-01-01",
  "endDate": "2026-12-31",
  "exportType": "USERS",
  "format": "JSONL"
}'`,
      axios: `import axios from "axios";

const payload = {
  startDate: "2026-01-01",
  endDate: "2026-12-31",
  exportType: "USERS",
  format: "JSONL",
};

try {
  const { data } = await axios.post("{{server}}/tp-api/exports", payload, {
    headers: {
      Authorization: "{{scheme.TrainingProviderAuthorization}}",
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
    "{{server}}/tp-api/exports",
    headers={
        "Authorization": "{{scheme.TrainingProviderAuthorization}}",
    },
    json={
        "startDate": "2026-01-01",
        "endDate": "2026-12-31",
        "exportType": "USERS",
        "format": "JSONL",
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
              "startDate": "2026-01-01",
              "endDate": "2026-12-31",
              "exportType": "USERS",
              "format": "JSONL"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("{{server}}/tp-api/exports")
        .header("Authorization", "{{scheme.TrainingProviderAuthorization}}")
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
var request = new RestRequest("/tp-api/exports", Method.Post);
request.AddHeader("Authorization", "{{scheme.TrainingProviderAuthorization}}");
request.AddStringBody(
    """
    {
      "startDate": "2026-01-01",
      "endDate": "2026-12-31",
      "exportType": "USERS",
      "format": "JSONL"
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
