// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes/post. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { CreateClassData, CreateClassResponses } from "../models";

export const examples = {
  request: {
    "application/json": [
      {
        name: "inPerson",
        summary: "In-person class over two days",
        value: {
          address: {
            countryCode: "DK",
            extendedAddress: "Hall 3",
            locality: "Esbjerg",
            name: "Harbour Training Centre",
            postalCode: "6700",
            region: "Syddanmark",
            streetAddress: "Dokvej 12",
          },
          contact: {
            email: "booking@training.example.com",
            telephone: "45 75123456",
          },
          courseId: "b80d6f13e4a7",
          externalRegistrationUrl: "https://training.example.com/register/working-at-height",
          instructorIds: ["40d2f7ab816c"],
          price: 450,
          publishInMarketplace: true,
          showPriceInMarketplace: true,
          schedule: [
            {
              start: "2027-03-15T07:00:00Z",
              end: "2027-03-15T15:00:00Z",
            },
            {
              start: "2027-03-16T07:00:00Z",
              end: "2027-03-16T14:30:00Z",
            },
          ],
          timezone: "Europe/Copenhagen",
          totalSeats: 12,
        } satisfies CreateClassData["body"],
      },
      {
        name: "virtual",
        summary: "Virtual class, free of charge",
        value: {
          contact: {
            email: "online@training.example.com",
          },
          courseId: "5a27cd94f0e6",
          externalRegistrationUrl: "https://training.example.com/register/first-aid-refresher",
          instructorIds: ["c3086be7219d"],
          price: 0,
          publishInMarketplace: true,
          showPriceInMarketplace: false,
          schedule: [
            {
              start: "2027-03-22T14:00:00Z",
              end: "2027-03-22T17:00:00Z",
            },
          ],
          timezone: "Europe/Madrid",
          totalSeats: 20,
          virtualClassURL: "https://meet.example.com/first-aid-refresher",
        } satisfies CreateClassData["body"],
      },
    ],
  },
  responses: {
    "200": {
      "application/json": [
        {
          name: "created",
          summary: "Id of the new class",
          value: {
            id: "7c41e0b95d2a",
          } satisfies CreateClassResponses[200],
        },
      ],
    },
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: ["TrainingProviderId"],
  request: {
    method: "POST",
    url: "⟦server⟧/tp-api/classes",
  },
  programs: {
    curl: `curl --fail-with-body --request POST \\
  --url '⟦server⟧/tp-api/classes' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧' \\
  --header 'Content-Type: application/json' \\
  --data ⟦body⟧`,
    axios: `import axios from "axios";

const payload = ⟦body⟧;

try {
  const { data } = await axios.post("⟦server⟧/tp-api/classes", payload, {
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
    "⟦server⟧/tp-api/classes",
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
        .url("⟦server⟧/tp-api/classes")
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
var request = new RestRequest("/tp-api/classes", Method.Post);
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
      example: "inPerson",
      summary: "In-person class over two days",
      branches: ["request~In-person-class"],
    },
    {
      mediaType: "application/json",
      example: "virtual",
      summary: "Virtual class, free of charge",
      branches: ["request~Virtual-class"],
    },
  ],
} satisfies SampleTemplates;
