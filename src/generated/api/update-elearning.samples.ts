// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}/patch. Run `npm run codegen`; do not edit.
import type {
  UpdateElearningData,
  UpdateElearningErrors,
  UpdateElearningResponses,
} from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "publish",
        summary: "Publish with a registration URL",
        value: {
          publish: true,
          externalRegistrationUrl: "https://training.example.com/e-learning/manual-handling",
        } satisfies UpdateElearningData["body"],
      },
      {
        name: "withdraw",
        summary: "Take the course down and clear the URL",
        value: {
          publish: false,
          externalRegistrationUrl: null,
        } satisfies UpdateElearningData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "published",
          summary: "A published course",
          value: {
            id: "7e95a1c03fd8",
            certificateExpiry: "1 year",
            courseDuration: "2 hours",
            deliveryMethod: "E-LEARNING",
            description: "Plan lifts and carry loads without injury.",
            externalRegistrationUrl: "https://training.example.com/e-learning/manual-handling",
            licenseDuration: "12 months",
            name: "Manual handling theory",
            price: 35.5,
            publishedToMarketplace: true,
          } satisfies UpdateElearningResponses[200],
        },
        {
          name: "withdrawn",
          summary: "A course without a registration URL",
          value: {
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
          } satisfies UpdateElearningResponses[200],
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
          } satisfies UpdateElearningErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies UpdateElearningErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request PATCH \\
  --url 'https://test.example.com/tp-api/e-learning/7e95a1c03fd8' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "publish": true,
  "externalRegistrationUrl": "https://training.example.com/e-learning/manual-handling"
}'`,
  axios: `import axios from "axios";

const payload = {
  publish: true,
  externalRegistrationUrl: "https://training.example.com/e-learning/manual-handling",
};

const { data } = await axios.patch("https://test.example.com/tp-api/e-learning/7e95a1c03fd8", payload, {
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.patch(
    "https://test.example.com/tp-api/e-learning/7e95a1c03fd8",
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
    json={
        "publish": True,
        "externalRegistrationUrl": "https://training.example.com/e-learning/manual-handling",
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
              "publish": true,
              "externalRegistrationUrl": "https://training.example.com/e-learning/manual-handling"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/e-learning/7e95a1c03fd8")
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
var request = new RestRequest("/tp-api/e-learning/7e95a1c03fd8", Method.Patch);
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");
request.AddStringBody(
    """
    {
      "publish": true,
      "externalRegistrationUrl": "https://training.example.com/e-learning/manual-handling"
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
