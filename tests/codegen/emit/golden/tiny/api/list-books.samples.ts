// Generated from tests/fixtures/specs/tiny.yaml#/paths/~1books/get. Run `npm run codegen`; do not edit.
import type { ListBooksResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "example",
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
  curl: `curl --url 'https://api.example.com/books'`,
  axios: `import axios from "axios";

const { data } = await axios.get("https://api.example.com/books");

console.log(data);`,
  requests: `import requests

response = requests.get("https://api.example.com/books")
response.raise_for_status()
print(response.json())`,
  okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("https://api.example.com/books")
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://api.example.com");
var request = new RestRequest("/books");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
