// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/post. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { CreateExportDataJobData, CreateExportDataJobResponses } from "../models";

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
        summary: "Users of a year as JSONL",
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
    "400": "BadRequest",
  },
};

export const samples = {
  request: {
    method: "POST",
    url: "⟦server⟧/tp-api/exports",
  },
  programs: {
    curl: `curl --fail-with-body --request POST \\
  --url '⟦server⟧/tp-api/exports' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧' \\
  --header 'Content-Type: application/json' \\
  --data ⟦body⟧`,
    axios: `import axios from "axios";

const payload = ⟦body⟧;

try {
  const { data } = await axios.post("⟦server⟧/tp-api/exports", payload, {
    headers: {
      ⟦headerName⟧: "⟦headerValue⟧",
      ⟦headers⟧
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
    "⟦server⟧/tp-api/exports",
    headers={
        "⟦headerName⟧": "⟦headerValue⟧",
        ⟦headers⟧
    },
    json=⟦body⟧,
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
    okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create(⟦body⟧, MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("⟦server⟧/tp-api/exports")
        .header("⟦headerName⟧", "⟦headerValue⟧")
        ⟦headers⟧
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

var client = new RestClient("⟦server⟧");
var request = new RestRequest("/tp-api/exports", Method.Post);
request.AddHeader("⟦headerName⟧", "⟦headerValue⟧");
⟦headers⟧
request.AddStringBody(⟦body⟧, ContentType.Json);

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);`,
  },
  variants: [
    {
      mediaType: "application/json",
      example: "enrollments",
      summary: "E-learning enrollments of a quarter as CSV",
    },
    {
      mediaType: "application/json",
      example: "users",
      summary: "Users of a year as JSONL",
    },
  ],
} satisfies SampleTemplates;
