// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1employers/get. Run `npm run codegen`; do not edit.
import type { ListEmployersErrors, ListEmployersResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "employers",
          summary: "Two employers",
          value: [
            {
              id: "f17a3e05bc82",
              name: "Nordsee Wind GmbH",
            },
            {
              id: "6b8c20f4e197",
              name: "Nordsee Service Rotterdam BV",
            },
          ] satisfies ListEmployersResponses[200],
        },
        {
          name: "none",
          summary: "Nothing matches",
          value: [] satisfies ListEmployersResponses[200],
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
          } satisfies ListEmployersErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies ListEmployersErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --url 'https://test.example.com/tp-api/employers?employerName=nordsee' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213'`,
  axios: `import axios from "axios";

const { data } = await axios.get("https://test.example.com/tp-api/employers", {
  params: {
    employerName: "nordsee",
  },
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.get(
    "https://test.example.com/tp-api/employers",
    params={
        "employerName": "nordsee",
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
        .url("https://test.example.com/tp-api/employers?employerName=nordsee")
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
var request = new RestRequest("/tp-api/employers?employerName=nordsee");
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
