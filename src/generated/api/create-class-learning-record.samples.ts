// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1learning-records/post. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { CreateClassLearningRecordData, CreateClassLearningRecordResponses } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "passed",
        summary: "The learner passed",
        value: {
          learnerId: "a54c97e2d01b",
          grade: "PASSED",
          notes: "Excellent rescue exercise.",
        } satisfies CreateClassLearningRecordData["body"],
      },
      {
        name: "absent",
        summary: "The learner did not show up",
        value: {
          learnerId: "6e03b8af925d",
          grade: "N/A",
        } satisfies CreateClassLearningRecordData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "present",
          summary: "Present, with a grade",
          value: {
            attendance: {
              id: "0a7de3529fc4",
              attendance: "PRESENT",
            },
            grade: {
              id: "cb5182e7d60a",
              result: "PASSED",
              notes: "Excellent rescue exercise.",
            },
          } satisfies CreateClassLearningRecordResponses[200],
        },
        {
          name: "absent",
          summary: "Absent, without a grade",
          value: {
            attendance: {
              id: "b3960ef1d87c",
              attendance: "ABSENT",
            },
          } satisfies CreateClassLearningRecordResponses[200],
        },
      ],
    },
    "400": "ClassLearningRecordBadRequest",
  },
};

export const samples = {
  parameters: ["ClassId", "TrainingProviderId"],
  request: {
    method: "POST",
    url: "⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records",
  },
  programs: {
    curl: `curl --fail-with-body --request POST \\
  --url '⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧' \\
  --header 'Content-Type: application/json' \\
  --data ⟦body⟧`,
    axios: `import axios from "axios";

const payload = ⟦body⟧;

try {
  const { data } = await axios.post("⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records", payload, {
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
    "⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records",
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
        .url("⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records")
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
var request = new RestRequest("/tp-api/classes/⟦path.classId⟧/learning-records", Method.Post);
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
      example: "passed",
      summary: "The learner passed",
    },
    {
      mediaType: "application/json",
      example: "absent",
      summary: "The learner did not show up",
    },
  ],
} satisfies SampleTemplates;
