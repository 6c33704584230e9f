// Generated from tests/fixtures/specs/composition.yaml#/paths/~1payments/post. Run `npm run codegen`; do not edit.
import type { CreatePaymentData, CreatePaymentErrors } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "example",
        value: {
          id: "a1b2c3",
          source: {
            kind: "card",
            number: "text",
          },
          account: "text",
          email: "ada@example.com",
          amount: 1,
          status: "open",
        } satisfies CreatePaymentData["body"],
      },
    ],
  },
  responses: {
    "201": {
      "application/json": [
        {
          name: "example",
          value: {
            parent: null,
            children: [],
            forest: {},
            position: [1, 1],
            tags: ["text"],
            grid: [[1]],
          },
        },
      ],
    },
    default: {
      "application/json": [
        {
          name: "example",
          value: {
            id: "a1b2c3",
            value: {},
          } satisfies CreatePaymentErrors["default"],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request POST \\
  --url 'https://api.example.com/payments' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "id": "a1b2c3",
  "source": {
    "kind": "card",
    "number": "text"
  },
  "account": "text",
  "email": "ada@example.com",
  "amount": 1,
  "status": "open"
}'`,
  axios: `import axios from "axios";

const payload = {
  id: "a1b2c3",
  source: {
    kind: "card",
    number: "text",
  },
  account: "text",
  email: "ada@example.com",
  amount: 1,
  status: "open",
};

const { data } = await axios.post("https://api.example.com/payments", payload);

console.log(data);`,
  requests: `import requests

response = requests.post(
    "https://api.example.com/payments",
    json={
        "id": "a1b2c3",
        "source": {
            "kind": "card",
            "number": "text",
        },
        "account": "text",
        "email": "ada@example.com",
        "amount": 1,
        "status": "open",
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
              "id": "a1b2c3",
              "source": {
                "kind": "card",
                "number": "text"
              },
              "account": "text",
              "email": "ada@example.com",
              "amount": 1,
              "status": "open"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://api.example.com/payments")
        .post(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://api.example.com");
var request = new RestRequest("/payments", Method.Post);
request.AddStringBody(
    """
    {
      "id": "a1b2c3",
      "source": {
        "kind": "card",
        "number": "text"
      },
      "account": "text",
      "email": "ada@example.com",
      "amount": 1,
      "status": "open"
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
