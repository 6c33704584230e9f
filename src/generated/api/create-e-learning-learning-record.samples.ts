// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1learning-records/post. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type {
  CreateELearningLearningRecordData,
  CreateELearningLearningRecordResponses,
} from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "completed",
        summary: "The learner completed the course",
        value: {
          learnerId: "8db14e6f70a2",
          grade: "PASSED",
          completed: "2026-10-19T06:32:00Z",
        } satisfies CreateELearningLearningRecordData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "created",
          summary: "Id of the new learning record",
          value: {
            id: "a9025d7ef41b",
          } satisfies CreateELearningLearningRecordResponses[200],
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
    url: "⟦server⟧/tp-api/e-learning/⟦path.courseId⟧/learning-records",
  },
  programs: {
    curl: `curl --fail-with-body --request POST \\
  --url '⟦server⟧/tp-api/e-learning/⟦path.courseId⟧/learning-records' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧' \\
  --header 'Content-Type: application/json' \\
  --data ⟦body⟧`,
    axios: `import axios from "axios";

const payload = ⟦body⟧;

try {
  const { data } = await axios.post("⟦server⟧/tp-api/e-learning/⟦path.courseId⟧/learning-records", payload, {
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
    "⟦server⟧/tp-api/e-learning/⟦path.courseId⟧/learning-records",
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
        .url("⟦server⟧/tp-api/e-learning/⟦path.courseId⟧/learning-records")
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
var request = new RestRequest("/tp-api/e-learning/⟦path.courseId⟧/learning-records", Method.Post);
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
      example: "completed",
      summary: "The learner completed the course",
    },
  ],
} satisfies SampleTemplates;
