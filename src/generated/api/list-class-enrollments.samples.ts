// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments/get. Run `npm run codegen`; do not edit.
import type { ListClassEnrollmentsErrors, ListClassEnrollmentsResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "enrollments",
          summary: "One enrollment with an employer, one without",
          value: [
            {
              id: "2be60f8d13c9",
              learner: {
                id: "a54c97e2d01b",
                firstname: "Freja",
                lastname: "Holm",
                uniqueSystemIdentifier: "FH-204518",
                email: "freja.holm@example.com",
                phone: "45 20123456",
              },
              employer: {
                id: "f17a3e05bc82",
                name: "Nordsee Wind GmbH",
              },
              enrolledAt: "2027-01-12T10:05:00Z",
            },
            {
              id: "84d9c21f6b70",
              learner: {
                id: "6e03b8af925d",
                firstname: "Marek",
                lastname: "Nowak",
                uniqueSystemIdentifier: "MN-310772",
                email: "marek.nowak@example.com",
                phone: "48 601234567",
              },
              employer: null,
              enrolledAt: "2027-01-20T08:30:00Z",
            },
          ] satisfies ListClassEnrollmentsResponses[200],
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
          } satisfies ListClassEnrollmentsErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies ListClassEnrollmentsErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --url 'https://test.example.com/tp-api/classes/7c41e0b95d2a/enrollments?limit=100' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213'`,
  axios: `import axios from "axios";

const { data } = await axios.get("https://test.example.com/tp-api/classes/7c41e0b95d2a/enrollments", {
  params: {
    limit: "100",
  },
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.get(
    "https://test.example.com/tp-api/classes/7c41e0b95d2a/enrollments",
    params={
        "limit": "100",
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
        .url("https://test.example.com/tp-api/classes/7c41e0b95d2a/enrollments?limit=100")
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
var request = new RestRequest("/tp-api/classes/7c41e0b95d2a/enrollments?limit=100");
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
