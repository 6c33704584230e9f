// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments/post. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { CreateELearningEnrollmentData, CreateELearningEnrollmentResponses } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "existingLearner",
        summary: "An existing learner",
        value: {
          employerId: "04eb9d7c5f36",
          learnerId: "8db14e6f70a2",
          enrolledAt: "2026-10-05T02:15:00Z",
        } satisfies CreateELearningEnrollmentData["body"],
      },
      {
        name: "newLearner",
        summary: "A new learner",
        value: {
          employerId: "04eb9d7c5f36",
          newLearner: {
            firstname: "Arjun",
            lastname: "Rao",
            email: "arjun.rao@example.com",
            phone: "91 9812345678x204",
          },
          enrolledAt: "2026-10-06T04:00:00Z",
        } satisfies CreateELearningEnrollmentData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "enrolled",
          summary: "Id of the new enrollment",
          value: {
            id: "53c7f0a9e21d",
          } satisfies CreateELearningEnrollmentResponses[200],
        },
      ],
    },
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: ["ELearningCourseId", "TrainingProviderId"],
  request: {
    method: "POST",
    url: "⟦server⟧/tp-api/e-learning/⟦path.courseId⟧/enrollments",
  },
  programs: {
    curl: `curl --fail-with-body --request POST \\
  --url '⟦server⟧/tp-api/e-learning/⟦path.courseId⟧/enrollments' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧' \\
  --header 'Content-Type: application/json' \\
  --data ⟦body⟧`,
    axios: `import axios from "axios";

const payload = ⟦body⟧;

try {
  const { data } = await axios.post("⟦server⟧/tp-api/e-learning/⟦path.courseId⟧/enrollments", payload, {
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

response = requests.post(
    "⟦server⟧/tp-api/e-learning/⟦path.courseId⟧/enrollments",
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
        .url("⟦server⟧/tp-api/e-learning/⟦path.courseId⟧/enrollments")
        .header("⟦headerName⟧", "⟦headerValue⟧")
        ⟦headers⟧
        .post(body)
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
var request = new RestRequest("/tp-api/e-learning/⟦path.courseId⟧/enrollments", Method.Post);
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
      example: "existingLearner",
      summary: "An existing learner",
      branches: ["request~Existing-learner"],
    },
    {
      mediaType: "application/json",
      example: "newLearner",
      summary: "A new learner",
      branches: ["request~New-learner"],
    },
  ],
} satisfies SampleTemplates;
