// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}/patch. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { UpdateClassData, UpdateClassResponses } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "seats",
        summary: "More seats at a new price",
        value: {
          price: 395.5,
          totalSeats: 16,
        } satisfies UpdateClassData["body"],
      },
      {
        name: "schedule",
        summary: "Keep one event, add another, drop the rest",
        value: {
          schedule: [
            {
              id: "91be3c0d7f52",
              start: "2027-03-15T07:00:00Z",
              end: "2027-03-15T15:00:00Z",
            },
            {
              start: "2027-03-18T07:00:00Z",
              end: "2027-03-18T14:30:00Z",
            },
          ],
        } satisfies UpdateClassData["body"],
      },
      {
        name: "virtual",
        summary: "New meeting link for a virtual class",
        value: {
          virtualClassURL: "https://meet.example.com/first-aid-refresher-b",
        } satisfies UpdateClassData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "updated",
          summary: "Id of the updated class",
          value: {
            id: "7c41e0b95d2a",
          } satisfies UpdateClassResponses[200],
        },
      ],
    },
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: ["ClassId", "TrainingProviderId"],
  request: {
    method: "PATCH",
    url: "⟦server⟧/tp-api/classes/⟦path.classId⟧",
  },
  programs: {
    curl: `curl --fail-with-body --request PATCH \\
  --url '⟦server⟧/tp-api/classes/⟦path.classId⟧' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧' \\
  --header 'Content-Type: application/json' \\
  --data ⟦body⟧`,
    axios: `import axios from "axios";

const payload = ⟦body⟧;

try {
  const { data } = await axios.patch("⟦server⟧/tp-api/classes/⟦path.classId⟧", payload, {
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
    "⟦server⟧/tp-api/classes/⟦path.classId⟧",
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
        .url("⟦server⟧/tp-api/classes/⟦path.classId⟧")
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
var request = new RestRequest("/tp-api/classes/⟦path.classId⟧", Method.Patch);
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
      example: "seats",
      summary: "More seats at a new price",
    },
    {
      mediaType: "application/json",
      example: "schedule",
      summary: "Keep one event, add another, drop the rest",
    },
    {
      mediaType: "application/json",
      example: "virtual",
      summary: "New meeting link for a virtual class",
    },
  ],
} satisfies SampleTemplates;
