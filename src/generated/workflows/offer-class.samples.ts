// Generated from openapi/training-provider.arazzo.yaml#/workflows/1. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";

export const samples = {
  parameters: ["TrainingProviderId"],
  variants: [
    {
      curl: `#!/usr/bin/env bash
# Offer a class
set -euo pipefail

baseUrl='⟦server⟧'
trainingProviderId='⟦value.header.training-provider-id⟧'
trainingProviderAuthorization='⟦scheme.TrainingProviderAuthorization⟧'

# Prints the last response, which says why, and exits.
stop() { echo "$response" >&2; exit 1; }

# Reads a value from the last response.
value() {
  jq --exit-status --raw-output "$1 | values | tostring" <<< "$response" ||
    { echo "The response has no $1." >&2; exit 1; }
}

# Percent-encodes a value for a URL.
encode() { jq --null-input --raw-output --arg value "$1" '$value | @uri'; }

# 1. List instructor-led courses
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/instructor-led-courses" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
courseId=$(value '.[0].id')

# 2. List authorized instructors
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/instructor-led-courses/$(encode "$courseId")/authorized-instructors" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
instructorId=$(value '.[0].id')

# 3. Create class
response=$(curl --fail-with-body --silent --show-error --request POST \\
  --url "$baseUrl/tp-api/classes" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId" \\
  --header 'Content-Type: application/json' \\
  --data "$(jq --null-input --arg courseId "$courseId" --arg instructorId "$instructorId" '{
  "contact": {
    "email": "booking@training.example.com"
  },
  "courseId": $courseId,
  "externalRegistrationUrl": "https://training.example.com/register/working-at-height",
  "instructorIds": [
    $instructorId
  ],
  "price": 450,
  "publishInMarketplace": true,
  "showPriceInMarketplace": true,
  "schedule": [
    {
      "start": "2027-03-15T07:00:00Z",
      "end": "2027-03-15T15:00:00Z"
    }
  ],
  "timezone": "Europe/Copenhagen",
  "totalSeats": 12,
  "virtualClassURL": "https://meet.example.com/working-at-height"
}')") || stop
jq . <<< "$response"
classId=$(value '.id')
echo "classId: $classId"`,
      axios: `// Offer a class

import axios from "axios";

const baseUrl = "⟦server⟧";
const trainingProviderId = "⟦value.header.training-provider-id⟧";
const trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

try {
  // 1. List instructor-led courses
  let response = await axios.get(\`\${baseUrl}/tp-api/instructor-led-courses\`, {
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  const courseId = read(response, 0, "id");

  // 2. List authorized instructors
  response = await axios.get(\`\${baseUrl}/tp-api/instructor-led-courses/\${encodeURIComponent(courseId)}/authorized-instructors\`, {
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  const instructorId = read(response, 0, "id");

  // 3. Create class
  const payload = {
    contact: {
      email: "booking@training.example.com",
    },
    courseId,
    externalRegistrationUrl: "https://training.example.com/register/working-at-height",
    instructorIds: [
      instructorId,
    ],
    price: 450,
    publishInMarketplace: true,
    showPriceInMarketplace: true,
    schedule: [
      {
        start: "2027-03-15T07:00:00Z",
        end: "2027-03-15T15:00:00Z",
      },
    ],
    timezone: "Europe/Copenhagen",
    totalSeats: 12,
    virtualClassURL: "https://meet.example.com/working-at-height",
  };
  response = await axios.post(\`\${baseUrl}/tp-api/classes\`, payload, {
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  console.log(response.data);
  const classId = read(response, "id");
  console.log({ classId });
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}

/** Reads a value that later calls need. */
function read({ data }, ...path) {
  const value = path.reduce((part, key) => part?.[key], data);
  if (value == null) throw new Error(\`The response has no \${path.join(".")}.\`);
  return value;
}`,
      requests: `# Offer a class

from urllib.parse import quote

import requests


def read(response, *path):
    """Reads a value that later calls need."""
    value = response.json()
    try:
        for key in path:
            value = value[key]
    except (LookupError, TypeError):
        value = None
    if value is None:
        raise SystemExit(f"The response has no {'.'.join(map(str, path))}.")
    return value


base_url = "⟦server⟧"
training_provider_id = "⟦value.header.training-provider-id⟧"
training_provider_authorization = "⟦scheme.TrainingProviderAuthorization⟧"

# 1. List instructor-led courses
response = requests.get(
    f"{base_url}/tp-api/instructor-led-courses",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
course_id = read(response, 0, "id")

# 2. List authorized instructors
response = requests.get(
    f"{base_url}/tp-api/instructor-led-courses/{quote(course_id, safe='')}/authorized-instructors",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
instructor_id = read(response, 0, "id")

# 3. Create class
response = requests.post(
    f"{base_url}/tp-api/classes",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
    json={
        "contact": {
            "email": "booking@training.example.com",
        },
        "courseId": course_id,
        "externalRegistrationUrl": "https://training.example.com/register/working-at-height",
        "instructorIds": [
            instructor_id,
        ],
        "price": 450,
        "publishInMarketplace": True,
        "showPriceInMarketplace": True,
        "schedule": [
            {
                "start": "2027-03-15T07:00:00Z",
                "end": "2027-03-15T15:00:00Z",
            },
        ],
        "timezone": "Europe/Copenhagen",
        "totalSeats": 12,
        "virtualClassURL": "https://meet.example.com/working-at-height",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())
class_id = read(response, "id")
print("class_id:", class_id)`,
      okhttp: `import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import okhttp3.*;
import org.json.*;

/** Offer a class */
public class Main {
  public static void main(String[] args) throws IOException {
    String baseUrl = "⟦server⟧";
    String trainingProviderId = "⟦value.header.training-provider-id⟧";
    String trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

    OkHttpClient client = new OkHttpClient();

    // 1. List instructor-led courses
    String response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/instructor-led-courses")
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    String courseId = read(response, "/0/id");

    // 2. List authorized instructors
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/instructor-led-courses/" + encode(courseId) + "/authorized-instructors")
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    String instructorId = read(response, "/0/id");

    // 3. Create class
    RequestBody body = RequestBody.create("""
            {
              "contact": {
                "email": "booking@training.example.com"
              },
              "courseId": %s,
              "externalRegistrationUrl": "https://training.example.com/register/working-at-height",
              "instructorIds": [
                %s
              ],
              "price": 450,
              "publishInMarketplace": true,
              "showPriceInMarketplace": true,
              "schedule": [
                {
                  "start": "2027-03-15T07:00:00Z",
                  "end": "2027-03-15T15:00:00Z"
                }
              ],
              "timezone": "Europe/Copenhagen",
              "totalSeats": 12,
              "virtualClassURL": "https://meet.example.com/working-at-height"
            }""".formatted(JSONObject.quote(courseId), JSONObject.quote(instructorId)), MediaType.get("application/json"));
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/classes")
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .post(body)
        .build());
    System.out.println(response);
    String classId = read(response, "/id");
    System.out.println("classId: " + classId);
  }

  /** Sends a request; stops with status and body if it is rejected. */
  static String send(OkHttpClient client, Request request) throws IOException {
    try (Response response = client.newCall(request).execute()) {
      String text = response.body().string();
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + text);
      }
      return text;
    }
  }

  /** Reads a value from a response by its JSON Pointer. */
  static String read(String response, String pointer) {
    Object value = new JSONPointer(pointer).queryFrom(new JSONTokener(response).nextValue());
    if (JSONObject.NULL.equals(value)) {
      throw new IllegalStateException("The response has no " + pointer + ".");
    }
    return value.toString();
  }

  /** Percent-encodes a value for a URL. */
  static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
  }
}`,
      restsharp: `// Offer a class

using System.Text.Json;
using System.Text.Json.Nodes;
using RestSharp;

var baseUrl = "⟦server⟧";
var trainingProviderId = "⟦value.header.training-provider-id⟧";
var trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";
var client = new RestClient(baseUrl);

// 1. List instructor-led courses
var request = new RestRequest("/tp-api/instructor-led-courses");
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
var response = await Send(request);
var courseId = Read(response, "0", "id");

// 2. List authorized instructors
request = new RestRequest($"/tp-api/instructor-led-courses/{Uri.EscapeDataString(courseId)}/authorized-instructors");
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
response = await Send(request);
var instructorId = Read(response, "0", "id");

// 3. Create class
request = new RestRequest("/tp-api/classes", Method.Post);
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
request.AddStringBody($$"""
    {
      "contact": {
        "email": "booking@training.example.com"
      },
      "courseId": {{JsonSerializer.Serialize(courseId)}},
      "externalRegistrationUrl": "https://training.example.com/register/working-at-height",
      "instructorIds": [
        {{JsonSerializer.Serialize(instructorId)}}
      ],
      "price": 450,
      "publishInMarketplace": true,
      "showPriceInMarketplace": true,
      "schedule": [
        {
          "start": "2027-03-15T07:00:00Z",
          "end": "2027-03-15T15:00:00Z"
        }
      ],
      "timezone": "Europe/Copenhagen",
      "totalSeats": 12,
      "virtualClassURL": "https://meet.example.com/working-at-height"
    }
    """, ContentType.Json);
response = await Send(request);
Console.WriteLine(response);
var classId = Read(response, "id");
Console.WriteLine($"classId: {classId}");

// Reads a value that later calls need.
static string Read(string json, params string[] path)
{
    var value = JsonNode.Parse(json);
    foreach (var key in path)
    {
        value = value is JsonArray list
            ? list.ElementAtOrDefault(int.Parse(key))
            : (value as JsonObject)?[key];
    }
    return value?.ToString()
        ?? throw new InvalidDataException($"The response has no {string.Join(".", path)}.");
}

// Sends a request; stops with status and body if it is rejected.
async Task<string> Send(RestRequest call)
{
    var answer = await client.ExecuteAsync(call);
    if (!answer.IsSuccessful)
    {
        throw new HttpRequestException(
            (int)answer.StatusCode + " " + answer.Content, answer.ErrorException);
    }
    return answer.Content ?? "";
}`,
    },
  ],
} satisfies SampleTemplates;
