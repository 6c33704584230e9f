// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/get. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { GetExportDataJobResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "pending",
          summary: "Still running",
          value: {
            job: {
              id: "fe38c19a0d75",
              status: "PENDING",
            },
            exportData: {
              downloadUrl: null,
              downloadExpiresAt: null,
            },
            errors: [],
          } satisfies GetExportDataJobResponses[200],
        },
        {
          name: "completed",
          summary: "Ready to download",
          value: {
            job: {
              id: "fe38c19a0d75",
              status: "COMPLETED",
            },
            exportData: {
              downloadUrl: "https://files.example.com/exports/fe38c19a0d75.csv",
              downloadExpiresAt: "2026-11-22T10:00:00Z",
            },
            errors: [],
          } satisfies GetExportDataJobResponses[200],
        },
        {
          name: "failed",
          summary: "Failed",
          value: {
            job: {
              id: "fe38c19a0d75",
              status: "FAILED",
            },
            exportData: {
              downloadUrl: null,
              downloadExpiresAt: null,
            },
            errors: [
              {
                key: "example-key",
                message: "The export could not be completed.",
              },
            ],
          } satisfies GetExportDataJobResponses[200],
        },
      ],
    },
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: [{ in: "query", name: "id", value: "fe38c19a0d75" }],
  request: {
    method: "GET",
    url: "⟦server⟧/tp-api/exports⟦query⟧",
  },
  programs: {
    curl: `curl --fail-with-body \\
  --url '⟦server⟧/tp-api/exports⟦query⟧' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧'`,
    axios: `import axios from "axios";

try {
  const { data } = await axios.get("⟦server⟧/tp-api/exports⟦query⟧", {
    ⟦params⟧
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

response = requests.get(
    "⟦server⟧/tp-api/exports⟦query⟧",
    ⟦params⟧
    headers={
        "⟦headerName⟧": "⟦headerValue⟧",
        ⟦headers⟧
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

    Request request = new Request.Builder()
        .url("⟦server⟧/tp-api/exports⟦query⟧")
        .header("⟦headerName⟧", "⟦headerValue⟧")
        ⟦headers⟧
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
var request = new RestRequest("/tp-api/exports⟦query⟧");
request.AddHeader("⟦headerName⟧", "⟦headerValue⟧");
⟦headers⟧

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);`,
  },
  variants: [{}],
} satisfies SampleTemplates;
