// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1learners~1{learnerId}/patch. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { UpdateLearnerData, UpdateLearnerResponses } from "../models";

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
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: ["LearnerId", "TrainingProviderId"],
  request: {
    method: "PATCH",
    url: "⟦server⟧/tp-api/learners/⟦path.learnerId⟧",
  },
  programs: {
    curl: `curl --fail-with-body --request PATCH \\
  --url '⟦server⟧/tp-api/learners/⟦path.learnerId⟧' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧' \\
  --header 'Content-Type: application/json' \\
  --data ⟦body⟧`,
    axios: `import axios from "axios";

const payload = ⟦body⟧;

try {
  const { data } = await axios.patch("⟦server⟧/tp-api/learners/⟦path.learnerId⟧", payload, {
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
    "⟦server⟧/tp-api/learners/⟦path.learnerId⟧",
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
        .url("⟦server⟧/tp-api/learners/⟦path.learnerId⟧")
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
var request = new RestRequest("/tp-api/learners/⟦path.learnerId⟧", Method.Patch);
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
      example: "contact",
      summary: "New contact details",
    },
    {
      mediaType: "application/json",
      example: "name",
      summary: "New last name",
    },
  ],
} satisfies SampleTemplates;
