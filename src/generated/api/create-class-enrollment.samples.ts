// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments/post. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { CreateClassEnrollmentData, CreateClassEnrollmentResponses } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "existingLearner",
        summary: "An existing learner",
        value: {
          employerId: "f17a3e05bc82",
          learnerId: "a54c97e2d01b",
        } satisfies CreateClassEnrollmentData["body"],
      },
      {
        name: "newLearner",
        summary: "A new learner, with a date",
        value: {
          employerId: "f17a3e05bc82",
          newLearner: {
            firstname: "Aisling",
            lastname: "Byrne",
            email: "aisling.byrne@example.com",
            phone: "353 861234567",
          },
          enrolledAt: "2027-01-14T09:00:00Z",
        } satisfies CreateClassEnrollmentData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "enrolled",
          summary: "Enrollment and learner",
          value: {
            id: "2be60f8d13c9",
            learner: {
              id: "a54c97e2d01b",
              firstname: "Freja",
              lastname: "Holm",
            },
          } satisfies CreateClassEnrollmentResponses[200],
        },
      ],
    },
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: ["ClassId", "TrainingProviderId"],
  request: {
    method: "POST",
    url: "⟦server⟧/tp-api/classes/⟦path.classId⟧/enrollments",
  },
  programs: {
    curl: `curl --fail-with-body --request POST \\
  --url '⟦server⟧/tp-api/classes/⟦path.classId⟧/enrollments' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧' \\
  --header 'Content-Type: application/json' \\
  --data ⟦body⟧`,
    axios: `import axios from "axios";

const payload = ⟦body⟧;

try {
  const { data } = await axios.post("⟦server⟧/tp-api/classes/⟦path.classId⟧/enrollments", payload, {
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
    "⟦server⟧/tp-api/classes/⟦path.classId⟧/enrollments",
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
        .url("⟦server⟧/tp-api/classes/⟦path.classId⟧/enrollments")
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
var request = new RestRequest("/tp-api/classes/⟦path.classId⟧/enrollments", Method.Post);
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
      summary: "A new learner, with a date",
      branches: ["request~New-learner"],
    },
  ],
} satisfies SampleTemplates;
