// Generated from tests/fixtures/specs/composition.yaml#/paths/~1payments/post. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { CreatePaymentErrors } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "example",
        sampled: true,
        value: {
          id: "a1b2c3",
          source: {
            kind: "card",
            number: "1234567890123456",
          },
          account: "text",
          email: "ada@example.com",
          amount: 1,
          status: "open",
        },
      },
    ],
  },
  responses: {
    "201": {
      "application/json": [
        {
          name: "example",
          sampled: true,
          value: {
            parent: null,
            children: [],
            forest: {},
            position: [1, 1],
            tags: ["text"],
            grid: [[1]],
          },
        },
      ],
    },
    default: {
      "application/json": [
        {
          name: "example",
          sampled: true,
          value: {
            id: "a1b2c3",
            value: {},
          } satisfies CreatePaymentErrors["default"],
        },
      ],
    },
  },
};

export const samples = {
  parameters: [],
  request: {
    method: "POST",
    url: "{{server}}/payments",
    headers: [],
  },
  programs: {
    curl: `curl --fail-with-body --request POST \\
  --url '{{server}}/payments' \\
  --header 'Content-Type: application/json' \\
  --data {{body}}`,
    axios: `import axios from "axios";

const payload = {{body}};

try {
  const { data } = await axios.post("{{server}}/payments", payload);
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
    requests: `import requests

response = requests.post(
    "{{server}}/payments",
    json={{body}},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
    okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create({{body}}, MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("{{server}}/payments")
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
var request = new RestRequest("/payments", Method.Post);
request.AddStringBody({{body}}, ContentType.Json);

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
      example: "example",
      branches: ["request.source~Card"],
    },
  ],
} satisfies SampleTemplates;
