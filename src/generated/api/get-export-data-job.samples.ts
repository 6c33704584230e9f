// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1exports/get. Run `npm run codegen`; do not edit.
import type { GetExportDataJobErrors, GetExportDataJobResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "pending",
          summary: "Not finished yet",
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
          summary: "Could not be completed",
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
          } satisfies GetExportDataJobErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies GetExportDataJobErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --url 'https://test.example.com/tp-api/exports?id=fe38c19a0d75' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}'`,
  axios: `import axios from "axios";

const { data } = await axios.get("https://test.example.com/tp-api/exports", {
  params: {
    id: "fe38c19a0d75",
  },
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.get(
    "https://test.example.com/tp-api/exports",
    params={
        "id": "fe38c19a0d75",
    },
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    },
)
response.raise_for_status()
print(response.json())`,
  okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/exports?id=fe38c19a0d75")
        .header("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}")
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://test.example.com");
var request = new RestRequest("/tp-api/exports?id=fe38c19a0d75");
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
