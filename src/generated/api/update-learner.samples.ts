// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1learners~1{learnerId}/patch. Run `npm run codegen`; do not edit.
import type { UpdateLearnerData, UpdateLearnerErrors, UpdateLearnerResponses } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "contact",
        summary: "New contact details",
        value: {
          email: "freja.holm-jensen@example.com",
          phone: "45 20987654",
        } satisfies UpdateLearnerData["body"],
      },
      {
        name: "name",
        summary: "New last name",
        value: {
          lastname: "Holm-Jensen",
        } satisfies UpdateLearnerData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "updated",
          summary: "A learner with new contact details",
          value: {
            id: "a54c97e2d01b",
            firstname: "Freja",
            lastname: "Holm",
            uniqueSystemIdentifier: "FH-204518",
            email: "freja.holm-jensen@example.com",
            phone: "45 20987654",
            created: "2025-06-17T11:20:31Z",
          } satisfies UpdateLearnerResponses[200],
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
          } satisfies UpdateLearnerErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies UpdateLearnerErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request PATCH \\
  --url 'https://test.example.com/tp-api/learners/a54c97e2d01b' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "email": "freja.holm-jensen@example.com",
  "phone": "45 20987654"
}'`,
  axios: `import axios from "axios";

const payload = {
  email: "freja.holm-jensen@example.com",
  phone: "45 20987654",
};

const { data } = await axios.patch("https://test.example.com/tp-api/learners/a54c97e2d01b", payload, {
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.patch(
    "https://test.example.com/tp-api/learners/a54c97e2d01b",
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
    json={
        "email": "freja.holm-jensen@example.com",
        "phone": "45 20987654",
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
              "email": "freja.holm-jensen@example.com",
              "phone": "45 20987654"
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/learners/a54c97e2d01b")
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
var request = new RestRequest("/tp-api/learners/a54c97e2d01b", Method.Patch);
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");
request.AddStringBody(
    """
    {
      "email": "freja.holm-jensen@example.com",
      "phone": "45 20987654"
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
