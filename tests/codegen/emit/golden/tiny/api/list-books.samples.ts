// Generated from tests/fixtures/specs/tiny.yaml#/paths/~1books/get. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { ListBooksResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "example",
          sampled: true,
          value: [
            {
              id: "a1b2c3",
              title: "text",
              pages: 1,
            },
          ] satisfies ListBooksResponses[200],
        },
      ],
    },
  },
};

export const samples = {
  parameters: [{ in: "query", name: "limit", type: "integer" }],
  request: {
    method: "GET",
    url: "⟦server⟧/books⟦query⟧",
  },
  programs: {
    curl: `curl --fail-with-body \\
  --url '⟦server⟧/books⟦query⟧'`,
    axios: `import axios from "axios";

try {
  const { data } = await axios.get("⟦server⟧/books⟦query⟧"⟦config⟧);
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
    requests: `import requests

response = requests.get(
    "⟦server⟧/books⟦query⟧",
    ⟦params⟧
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
        .url("⟦server⟧/books⟦query⟧")
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
var request = new RestRequest("/books⟦query⟧");

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
