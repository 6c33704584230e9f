// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes/post. Run `npm run codegen`; do not edit.
import type { CreateClassData, CreateClassErrors, CreateClassResponses } from "../models";

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
          } satisfies CreateClassErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies CreateClassErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request POST \\
  --url 'https://test.example.com/tp-api/classes' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213' \\
  --header 'Content-Type: application/json' \\
  --data '{
  "address": {
    "countryCode": "DK",
    "extendedAddress": "Hall 3",
    "locality": "Esbjerg",
    "name": "Harbour Training Centre",
    "postalCode": "6700",
    "region": "Syddanmark",
    "streetAddress": "Dokvej 12"
  },
  "contact": {
    "email": "booking@training.example.com",
    "telephone": "45 75123456"
  },
  "courseId": "b80d6f13e4a7",
  "externalRegistrationUrl": "https://training.example.com/register/working-at-height",
  "instructorIds": [
    "40d2f7ab816c"
  ],
  "price": 450,
  "publishInMarketplace": true,
  "showPriceInMarketplace": true,
  "schedule": [
    {
      "start": "2027-03-15T07:00:00Z",
      "end": "2027-03-15T15:00:00Z"
    },
    {
      "start": "2027-03-16T07:00:00Z",
      "end": "2027-03-16T14:30:00Z"
    }
  ],
  "timezone": "Europe/Copenhagen",
  "totalSeats": 12
}'`,
  axios: `import axios from "axios";

const payload = {
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
  instructorIds: [
    "40d2f7ab816c",
  ],
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
};

const { data } = await axios.post("https://test.example.com/tp-api/classes", payload, {
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.post(
    "https://test.example.com/tp-api/classes",
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
    json={
        "address": {
            "countryCode": "DK",
            "extendedAddress": "Hall 3",
            "locality": "Esbjerg",
            "name": "Harbour Training Centre",
            "postalCode": "6700",
            "region": "Syddanmark",
            "streetAddress": "Dokvej 12",
        },
        "contact": {
            "email": "booking@training.example.com",
            "telephone": "45 75123456",
        },
        "courseId": "b80d6f13e4a7",
        "externalRegistrationUrl": "https://training.example.com/register/working-at-height",
        "instructorIds": [
            "40d2f7ab816c",
        ],
        "price": 450,
        "publishInMarketplace": True,
        "showPriceInMarketplace": True,
        "schedule": [
            {
                "start": "2027-03-15T07:00:00Z",
                "end": "2027-03-15T15:00:00Z",
            },
            {
                "start": "2027-03-16T07:00:00Z",
                "end": "2027-03-16T14:30:00Z",
            },
        ],
        "timezone": "Europe/Copenhagen",
        "totalSeats": 12,
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
              "address": {
                "countryCode": "DK",
                "extendedAddress": "Hall 3",
                "locality": "Esbjerg",
                "name": "Harbour Training Centre",
                "postalCode": "6700",
                "region": "Syddanmark",
                "streetAddress": "Dokvej 12"
              },
              "contact": {
                "email": "booking@training.example.com",
                "telephone": "45 75123456"
              },
              "courseId": "b80d6f13e4a7",
              "externalRegistrationUrl": "https://training.example.com/register/working-at-height",
              "instructorIds": [
                "40d2f7ab816c"
              ],
              "price": 450,
              "publishInMarketplace": true,
              "showPriceInMarketplace": true,
              "schedule": [
                {
                  "start": "2027-03-15T07:00:00Z",
                  "end": "2027-03-15T15:00:00Z"
                },
                {
                  "start": "2027-03-16T07:00:00Z",
                  "end": "2027-03-16T14:30:00Z"
                }
              ],
              "timezone": "Europe/Copenhagen",
              "totalSeats": 12
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/classes")
        .header("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}")
        .header("training-provider-id", "tp-48213")
        .post(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://test.example.com");
var request = new RestRequest("/tp-api/classes", Method.Post);
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");
request.AddStringBody(
    """
    {
      "address": {
        "countryCode": "DK",
        "extendedAddress": "Hall 3",
        "locality": "Esbjerg",
        "name": "Harbour Training Centre",
        "postalCode": "6700",
        "region": "Syddanmark",
        "streetAddress": "Dokvej 12"
      },
      "contact": {
        "email": "booking@training.example.com",
        "telephone": "45 75123456"
      },
      "courseId": "b80d6f13e4a7",
      "externalRegistrationUrl": "https://training.example.com/register/working-at-height",
      "instructorIds": [
        "40d2f7ab816c"
      ],
      "price": 450,
      "publishInMarketplace": true,
      "showPriceInMarketplace": true,
      "schedule": [
        {
          "start": "2027-03-15T07:00:00Z",
          "end": "2027-03-15T15:00:00Z"
        },
        {
          "start": "2027-03-16T07:00:00Z",
          "end": "2027-03-16T14:30:00Z"
        }
      ],
      "timezone": "Europe/Copenhagen",
      "totalSeats": 12
    }
    """,
    ContentType.Json);

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
