// Generated from tests/fixtures/specs/tiny.yaml#/paths/~1books~1{bookId}/put. Run `npm run codegen`; do not edit.
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
  curl: `curl --request PUT \\
  --url 'https://api.example.com/books/b-7' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "title": "Middlemarch",
  "pages": 880
}'`,
  axios: `import axios from "axios";

const payload = {
  title: "Middlemarch",
  pages: 880,
};

const { status } = await axios.put("https://api.example.com/books/b-7", payload);

console.log(status);`,
  requests: `import requests

response = requests.put(
    "https://api.example.com/books/b-7",
    json={
        "title": "Middlemarch",
        "pages": 880,
    },
)
response.raise_for_status()
print(response.status_code)`,
  okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create("""
            {
              "title": "Middlemarch",
              "pages": 880
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://api.example.com/books/b-7")
        .put(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.code());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://api.example.com");
var request = new RestRequest("/books/b-7", Method.Put);
request.AddStringBody(
    """
    {
      "title": "Middlemarch",
      "pages": 880
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.StatusCode);`,
};
