// Generated from openapi/training-provider.arazzo.yaml#/workflows/7. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";

export const samples = {
  parameters: [
    "TrainingProviderId",
    "ELearningCourseId",
    { in: "query", name: "employerName", value: "nordsee" },
    { in: "input", name: "learnerId", value: "{learnerId}" },
  ],
  variants: [
    {
      curl: `#!/usr/bin/env bash
# Run an e-learning course
set -euo pipefail

baseUrl='⟦server⟧'
trainingProviderId='⟦value.header.training-provider-id⟧'
courseId='⟦value.path.courseId⟧'
employerName='⟦value.query.employerName⟧'
learnerId='⟦value.input.learnerId⟧'
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

# 1. List employers
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/employers?employerName=$(encode "$employerName")" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
employerId=$(value '.[0].id')

# 2. Create e-learning enrollment
response=$(curl --fail-with-body --silent --show-error --request POST \\
  --url "$baseUrl/tp-api/e-learning/$(encode "$courseId")/enrollments" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId" \\
  --header 'Content-Type: application/json' \\
  --data "$(jq --null-input --arg employerId "$employerId" --arg learnerId "$learnerId" '{
  "employerId": $employerId,
  "learnerId": $learnerId,
  "enrolledAt": "2026-10-01T09:00:00Z"
}')") || stop
enrollmentId=$(value '.id')
echo "enrollmentId: $enrollmentId"

# 3. List e-learning learning records
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/e-learning/$(encode "$courseId")/learning-records?limit=100" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
jq . <<< "$response"

# 4. Create e-learning learning record
response=$(curl --fail-with-body --silent --show-error --request POST \\
  --url "$baseUrl/tp-api/e-learning/$(encode "$courseId")/learning-records" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId" \\
  --header 'Content-Type: application/json' \\
  --data "$(jq --null-input --arg learnerId "$learnerId" '{
  "learnerId": $learnerId,
  "grade": "PASSED",
  "completed": "2026-10-19T06:32:00Z"
}')") || stop
jq . <<< "$response"`,
      axios: `// Run an e-learning course

import axios from "axios";

const baseUrl = "⟦server⟧";
const trainingProviderId = "⟦value.header.training-provider-id⟧";
const courseId = "⟦value.path.courseId⟧";
const employerName = "⟦value.query.employerName⟧";
const learnerId = "⟦value.input.learnerId⟧";
const trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

try {
  // 1. List employers
  let response = await axios.get(\`\${baseUrl}/tp-api/employers\`, {
    params: {
      employerName,
    },
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  const employerId = read(response, 0, "id");

  // 2. Create e-learning enrollment
  let payload = {
    employerId,
    learnerId,
    enrolledAt: "2026-10-01T09:00:00Z",
  };
  response = await axios.post(\`\${baseUrl}/tp-api/e-learning/\${encodeURIComponent(courseId)}/enrollments\`, payload, {
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  const enrollmentId = read(response, "id");
  console.log({ enrollmentId });

  // 3. List e-learning learning records
  response = await axios.get(\`\${baseUrl}/tp-api/e-learning/\${encodeURIComponent(courseId)}/learning-records\`, {
    params: {
      limit: 100,
    },
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  console.log(response.data);

  // 4. Create e-learning learning record
  payload = {
    learnerId,
    grade: "PASSED",
    completed: "2026-10-19T06:32:00Z",
  };
  response = await axios.post(\`\${baseUrl}/tp-api/e-learning/\${encodeURIComponent(courseId)}/learning-records\`, payload, {
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  console.log(response.data);
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
      requests: `# Run an e-learning course

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
course_id = "⟦value.path.courseId⟧"
employer_name = "⟦value.query.employerName⟧"
learner_id = "⟦value.input.learnerId⟧"
training_provider_authorization = "⟦scheme.TrainingProviderAuthorization⟧"

# 1. List employers
response = requests.get(
    f"{base_url}/tp-api/employers",
    params={
        "employerName": employer_name,
    },
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
employer_id = read(response, 0, "id")

# 2. Create e-learning enrollment
response = requests.post(
    f"{base_url}/tp-api/e-learning/{quote(course_id, safe='')}/enrollments",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
    json={
        "employerId": employer_id,
        "learnerId": learner_id,
        "enrolledAt": "2026-10-01T09:00:00Z",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
enrollment_id = read(response, "id")
print("enrollment_id:", enrollment_id)

# 3. List e-learning learning records
response = requests.get(
    f"{base_url}/tp-api/e-learning/{quote(course_id, safe='')}/learning-records",
    params={
        "limit": 100,
    },
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())

# 4. Create e-learning learning record
response = requests.post(
    f"{base_url}/tp-api/e-learning/{quote(course_id, safe='')}/learning-records",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
    json={
        "learnerId": learner_id,
        "grade": "PASSED",
        "completed": "2026-10-19T06:32:00Z",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
      okhttp: `import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import okhttp3.*;
import org.json.*;

/** Run an e-learning course */
public class Main {
  public static void main(String[] args) throws IOException {
    String baseUrl = "⟦server⟧";
    String trainingProviderId = "⟦value.header.training-provider-id⟧";
    String courseId = "⟦value.path.courseId⟧";
    String employerName = "⟦value.query.employerName⟧";
    String learnerId = "⟦value.input.learnerId⟧";
    String trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

    OkHttpClient client = new OkHttpClient();

    // 1. List employers
    String response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/employers?employerName=" + encode(employerName))
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    String employerId = read(response, "/0/id");

    // 2. Create e-learning enrollment
    RequestBody body = RequestBody.create("""
            {
              "employerId": %s,
              "learnerId": %s,
              "enrolledAt": "2026-10-01T09:00:00Z"
            }""".formatted(JSONObject.quote(employerId), JSONObject.quote(learnerId)), MediaType.get("application/json"));
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/e-learning/" + encode(courseId) + "/enrollments")
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .post(body)
        .build());
    String enrollmentId = read(response, "/id");
    System.out.println("enrollmentId: " + enrollmentId);

    // 3. List e-learning learning records
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/e-learning/" + encode(courseId) + "/learning-records?limit=100")
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    System.out.println(response);

    // 4. Create e-learning learning record
    body = RequestBody.create("""
            {
              "learnerId": %s,
              "grade": "PASSED",
              "completed": "2026-10-19T06:32:00Z"
            }""".formatted(JSONObject.quote(learnerId)), MediaType.get("application/json"));
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/e-learning/" + encode(courseId) + "/learning-records")
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .post(body)
        .build());
    System.out.println(response);
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
      restsharp: `// Run an e-learning course

using System.Text.Json;
using System.Text.Json.Nodes;
using RestSharp;

var baseUrl = "⟦server⟧";
var trainingProviderId = "⟦value.header.training-provider-id⟧";
var courseId = "⟦value.path.courseId⟧";
var employerName = "⟦value.query.employerName⟧";
var learnerId = "⟦value.input.learnerId⟧";
var trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";
var client = new RestClient(baseUrl);

// 1. List employers
var request = new RestRequest($"/tp-api/employers?employerName={Uri.EscapeDataString(employerName)}");
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
var response = await Send(request);
var employerId = Read(response, "0", "id");

// 2. Create e-learning enrollment
request = new RestRequest($"/tp-api/e-learning/{Uri.EscapeDataString(courseId)}/enrollments", Method.Post);
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
request.AddStringBody($$"""
    {
      "employerId": {{JsonSerializer.Serialize(employerId)}},
      "learnerId": {{JsonSerializer.Serialize(learnerId)}},
      "enrolledAt": "2026-10-01T09:00:00Z"
    }
    """, ContentType.Json);
response = await Send(request);
var enrollmentId = Read(response, "id");
Console.WriteLine($"enrollmentId: {enrollmentId}");

// 3. List e-learning learning records
request = new RestRequest($"/tp-api/e-learning/{Uri.EscapeDataString(courseId)}/learning-records?limit=100");
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
response = await Send(request);
Console.WriteLine(response);

// 4. Create e-learning learning record
request = new RestRequest($"/tp-api/e-learning/{Uri.EscapeDataString(courseId)}/learning-records", Method.Post);
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
request.AddStringBody($$"""
    {
      "learnerId": {{JsonSerializer.Serialize(learnerId)}},
      "grade": "PASSED",
      "completed": "2026-10-19T06:32:00Z"
    }
    """, ContentType.Json);
response = await Send(request);
Console.WriteLine(response);

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
