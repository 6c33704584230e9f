// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}/patch. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { UpdateElearningData, UpdateElearningResponses } from "../models";

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
        name: "takeDown",
        summary: "Unpublish the course",
        value: {
          publish: false,
        } satisfies UpdateElearningData["body"],
      },
      {
        name: "clear",
        summary: "Clear the URL of a course that is not published",
        value: {
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
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: ["ELearningCourseId", "TrainingProviderId"],
  request: {
    method: "PATCH",
    url: "⟦server⟧/tp-api/e-learning/⟦path.courseId⟧",
  },
  programs: {
    curl: `curl --fail-with-body --request PATCH \\
  --url '⟦server⟧/tp-api/e-learning/⟦path.courseId⟧' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧' \\
  --header 'Content-Type: application/json' \\
  --data ⟦body⟧`,
    axios: `import axios from "axios";

const payload = ⟦body⟧;

try {
  const { data } = await axios.patch("⟦server⟧/tp-api/e-learning/⟦path.courseId⟧", payload, {
    headers: {
      ⟦headerName⟧: "⟦headerValue⟧",
      ⟦headers⟧
    },
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
    requests: `import requests

response = requests.patch(
    "⟦server⟧/tp-api/e-learning/⟦path.courseId⟧",
    headers={
        "⟦headerName⟧": "⟦headerValue⟧",
        ⟦headers⟧
    },
    json=⟦body⟧,
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
    okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create(⟦body⟧, MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("⟦server⟧/tp-api/e-learning/⟦path.courseId⟧")
        .header("⟦headerName⟧", "⟦headerValue⟧")
        ⟦headers⟧
        .patch(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      System.out.println(response.body().string());
    }
  }
}`,
    restsharp: `using RestSharp;

var client = new RestClient("⟦server⟧");
var request = new RestRequest("/tp-api/e-learning/⟦path.courseId⟧", Method.Patch);
request.AddHeader("⟦headerName⟧", "⟦headerValue⟧");
⟦headers⟧
request.AddStringBody(⟦body⟧, ContentType.Json);

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);`,
  },
  variants: [
    {
      mediaType: "application/json",
      example: "publish",
      summary: "Publish with a registration URL",
      branches: ["request~Publish,-take-down-or-set-the-URL"],
    },
    {
      mediaType: "application/json",
      example: "takeDown",
      summary: "Unpublish the course",
      branches: ["request~Publish,-take-down-or-set-the-URL"],
    },
    {
      mediaType: "application/json",
      example: "clear",
      summary: "Clear the URL of a course that is not published",
      branches: ["request~Clear-the-URL"],
    },
  ],
} satisfies SampleTemplates;
