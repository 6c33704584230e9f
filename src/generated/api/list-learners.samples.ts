// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1learners/get. Run `npm run codegen`; do not edit.
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
  curl: `curl --url 'https://test.example.com/tp-api/learners?limit=100&name=holm' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213'`,
  axios: `import axios from "axios";

const { data } = await axios.get("https://test.example.com/tp-api/learners", {
  params: {
    limit: "100",
    name: "holm",
  },
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.get(
    "https://test.example.com/tp-api/learners",
    params={
        "limit": "100",
        "name": "holm",
    },
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
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
        .url("https://test.example.com/tp-api/learners?limit=100&name=holm")
        .header("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}")
        .header("training-provider-id", "tp-48213")
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://test.example.com");
var request = new RestRequest("/tp-api/learners?limit=100&name=holm");
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
