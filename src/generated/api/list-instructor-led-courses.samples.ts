// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1instructor-led-courses/get. Run `npm run codegen`; do not edit.
import type { ListInstructorLedCoursesErrors, ListInstructorLedCoursesResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "courses",
          summary: "An in-person and a virtual course",
          value: [
            {
              id: "b80d6f13e4a7",
              name: "Working at height",
              description: "Use fall protection and rescue a colleague from height.",
              deliveryMethod: "OFFLINE",
              validationRules: {
                maximumNumberOfSeats: 16,
                minimumNumberOfInstructors: 1,
                minimumNumberOfEvaluators: 1,
                minimumNumberOfSchedules: 2,
              },
            },
            {
              id: "5a27cd94f0e6",
              name: "First aid refresher",
              description: "Renew your first aid skills with a live instructor.",
              deliveryMethod: "VIRTUAL",
              validationRules: {
                maximumNumberOfSeats: 24,
                minimumNumberOfInstructors: 1,
                minimumNumberOfEvaluators: 0,
                minimumNumberOfSchedules: 1,
              },
            },
          ] satisfies ListInstructorLedCoursesResponses[200],
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
          } satisfies ListInstructorLedCoursesErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies ListInstructorLedCoursesErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --url 'https://test.example.com/tp-api/instructor-led-courses?limit=100' \\
  --header 'Authorization: type={type},version={version},entity={entity},key={key},token={token},secret={secret}' \\
  --header 'training-provider-id: tp-48213'`,
  axios: `import axios from "axios";

const { data } = await axios.get("https://test.example.com/tp-api/instructor-led-courses", {
  params: {
    limit: "100",
  },
  headers: {
    Authorization: "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    "training-provider-id": "tp-48213",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.get(
    "https://test.example.com/tp-api/instructor-led-courses",
    params={
        "limit": "100",
    },
    headers={
        "Authorization": "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
        "training-provider-id": "tp-48213",
    },
)
response.raise_for_status()
print(response.json())`,
  okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/instructor-led-courses?limit=100")
        .header("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}")
        .header("training-provider-id", "tp-48213")
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://test.example.com");
var request = new RestRequest("/tp-api/instructor-led-courses?limit=100");
request.AddHeader("Authorization", "type={type},version={version},entity={entity},key={key},token={token},secret={secret}");
request.AddHeader("training-provider-id", "tp-48213");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
