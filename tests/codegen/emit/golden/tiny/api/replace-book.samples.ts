// Generated from tests/fixtures/specs/tiny.yaml#/paths/~1books~1{bookId}/put. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { ReplaceBookData, ReplaceBookErrors } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "full",
        summary: "All fields",
        value: {
          title: "Middlemarch",
          pages: 880,
        } satisfies ReplaceBookData["body"],
      },
    ],
  },
  responses: {
    "404": {
      "text/plain": [
        {
          name: "example",
          value: "no such book" satisfies ReplaceBookErrors[404],
        },
      ],
    },
  },
};

export const samples = {
  parameters: [{ in: "path", name: "bookId", value: "b-7" }],
  request: {
    method: "PUT",
    url: "⟦server⟧/books/⟦path.bookId⟧",
  },
  programs: {
    curl: `curl --fail-with-body --request PUT \\
  --url '⟦server⟧/books/⟦path.bookId⟧' \\
  --header 'Content-Type: application/json' \\
  --data ⟦body⟧`,
    axios: `import axios from "axios";

const payload = ⟦body⟧;

try {
  const { status } = await axios.put("⟦server⟧/books/⟦path.bookId⟧", payload);
  console.log(status);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
    requests: `import requests

response = requests.put(
    "⟦server⟧/books/⟦path.bookId⟧",
    json=⟦body⟧,
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.status_code)`,
    okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create(⟦body⟧, MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("⟦server⟧/books/⟦path.bookId⟧")
        .put(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      System.out.println(response.code());
    }
  }
}`,
    restsharp: `using RestSharp;

var client = new RestClient("⟦server⟧");
var request = new RestRequest("/books/⟦path.bookId⟧", Method.Put);
request.AddStringBody(⟦body⟧, ContentType.Json);

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.StatusCode);`,
  },
  variants: [
    {
      mediaType: "application/json",
      example: "full",
      summary: "All fields",
    },
  ],
} satisfies SampleTemplates;
