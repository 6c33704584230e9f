// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning/get. Run `npm run codegen`; do not edit.
import type { ListELearningErrors, ListELearningResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "courses",
          summary: "A published and an unpublished course",
          value: [
            {
              id: "d20f8e61b7c5",
              certificateExpiry: "2 years",
              courseDuration: "90 minutes",
              deliveryMethod: "E-LEARNING",
              description: "Recognise fire hazards and choose the right extinguisher.",
              externalRegistrationUrl: "https://training.example.com/e-learning/fire-awareness",
              licenseDuration: "6 months",
              name: "Fire awareness",
              price: 49,
              publishedToMarketplace: true,
            },
            {
              id: "7e95a1c03fd8",
              certificateExpiry: "1 year",
              courseDuration: "2 hours",
              deliveryMethod: "E-LEARNING",
              description: "Plan lifts and carry loads without injury.",
              externalRegistrationUrl: null,
              licenseDuration: "12 months",
              name: "Manual handling theory",
              price: 35.5,
              publishedToMarketplace: false,
            },
          ] satisfies ListELearningResponses[200],
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
          } satisfies ListELearningErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies ListELearningErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --url 'https://test.example.com/tp-api/e-learning?limit=100' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213'`,
  axios: `import axios from "axios";

const { data } = await axios.get("https://test.example.com/tp-api/e-learning", {
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
    "https://test.example.com/tp-api/e-learning",
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
        .url("https://test.example.com/tp-api/e-learning?limit=100")
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
var request = new RestRequest("/tp-api/e-learning?limit=100");
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
