// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}/patch. Run `npm run codegen`; do not edit.
import type { UpdateClassData, UpdateClassErrors, UpdateClassResponses } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "seats",
        summary: "More seats at a new price",
        value: {
          price: 395.5,
          totalSeats: 16,
        } satisfies UpdateClassData["body"],
      },
      {
        name: "schedule",
        summary: "Keep one event, add another, drop the rest",
        value: {
          schedule: [
            {
              id: "91be3c0d7f52",
              start: "2027-03-15T07:00:00Z",
              end: "2027-03-15T15:00:00Z",
            },
            {
              start: "2027-03-18T07:00:00Z",
              end: "2027-03-18T14:30:00Z",
            },
          ],
        } satisfies UpdateClassData["body"],
      },
      {
        name: "virtual",
        summary: "New meeting link for a virtual class",
        value: {
          virtualClassURL: "https://meet.example.com/first-aid-refresher-b",
        } satisfies UpdateClassData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "updated",
          summary: "Id of the changed class",
          value: {
            id: "7c41e0b95d2a",
          } satisfies UpdateClassResponses[200],
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
          } satisfies UpdateClassErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies UpdateClassErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request PATCH \\
  --url 'https://test.example.com/tp-api/classes/7c41e0b95d2a' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "price": 395.5,
  "totalSeats": 16
}'`,
  axios: `import axios from "axios";

const payload = {
  price: 395.5,
  totalSeats: 16,
};

const { data } = await axios.patch("https://test.example.com/tp-api/classes/7c41e0b95d2a", payload, {
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.patch(
    "https://test.example.com/tp-api/classes/7c41e0b95d2a",
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
    json={
        "price": 395.5,
        "totalSeats": 16,
    },
)
response.raise_for_status()
print(response.json())`,
  okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create("""
            {
              "price": 395.5,
              "totalSeats": 16
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/classes/7c41e0b95d2a")
        .header("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}")
        .header("training-provider-id", "tp-48213")
        .patch(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://test.example.com");
var request = new RestRequest("/tp-api/classes/7c41e0b95d2a", Method.Patch);
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");
request.AddStringBody(
    """
    {
      "price": 395.5,
      "totalSeats": 16
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
