// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/post. Run `npm run codegen`; do not edit.
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
  curl: `curl --request POST \\
  --url 'https://test.example.com/tp-api/exports' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
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

const { data } = await axios.post("https://test.example.com/tp-api/exports", payload, {
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.post(
    "https://test.example.com/tp-api/exports",
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    },
    json={
        "startDate": "2026-07-01",
        "endDate": "2026-09-30",
        "exportType": "ELEARNING_ENROLLMENTS",
        "format": "CSV",
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
              "startDate": "2026-07-01",
              "endDate": "2026-09-30",
              "exportType": "ELEARNING_ENROLLMENTS",
              "format": "CSV"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/exports")
        .header("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}")
        .post(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://test.example.com");
var request = new RestRequest("/tp-api/exports", Method.Post);
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
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
Console.WriteLine(response.Content);`,
};
