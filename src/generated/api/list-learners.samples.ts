// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1learners/get. Run `npm run codegen`; do not edit.
import type { Samples } from "@reference";
import type { ListLearnersErrors, ListLearnersResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "learners",
          summary: "A complete and a sparse entry",
          value: [
            {
              id: "a54c97e2d01b",
              firstname: "Freja",
              lastname: "Holm",
              uniqueSystemIdentifier: "FH-204518",
              email: "freja.holm@example.com",
              phone: "45 20123456",
              created: "2025-06-17T11:20:31Z",
            },
            {
              id: "92e6fb3047cd",
              firstname: "Rosa",
              lastname: "Bergholm",
              uniqueSystemIdentifier: null,
              email: null,
              phone: null,
              created: "2026-02-03T15:02:10Z",
            },
          ] satisfies ListLearnersResponses[200],
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
          } satisfies ListLearnersErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies ListLearnersErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  parameters: [
    { in: "query", name: "cursor" },
    { in: "query", name: "limit", type: "integer", value: 100 },
    { in: "query", name: "skip", type: "integer" },
    { in: "query", name: "name", value: "holm" },
    { in: "query", name: "email" },
    { in: "header", name: "training-provider-id", value: "tp-48213" },
  ],
  request: {
    method: "GET",
    url: "{{server}}/tp-api/learners{{query}}",
    headers: [
      { name: "Authorization", value: "{{scheme.TrainingProviderAuthorization}}" },
      { name: "training-provider-id", value: "{{header.training-provider-id}}" },
    ],
  },
  variants: [
    {
      curl: `curl --fail-with-body \\
  --url '{{server}}/tp-api/learners{{query}}' \\
  --header 'Authorization: {{scheme.TrainingProviderAuthorization}}' \\
  --header 'training-provider-id: {{header.training-provider-id}}'`,
      axios: `import axios from "axios";

try {
  const { data } = await axios.get("{{server}}/tp-api/learners{{query}}", {
    {{params}}
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

response = requests.get(
    "{{server}}/tp-api/learners{{query}}",
    {{params}}
    headers={
        "Authorization": "{{scheme.TrainingProviderAuthorization}}",
        "training-provider-id": "{{header.training-provider-id}}",
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
        .url("{{server}}/tp-api/learners{{query}}")
        .header("Authorization", "{{scheme.TrainingProviderAuthorization}}")
        .header("training-provider-id", "{{header.training-provider-id}}")
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
var request = new RestRequest("/tp-api/learners{{query}}");
request.AddHeader("Authorization", "{{scheme.TrainingProviderAuthorization}}");
request.AddHeader("training-provider-id", "{{header.training-provider-id}}");

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
