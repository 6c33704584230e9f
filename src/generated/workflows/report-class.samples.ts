// Generated from openapi/training-provider.arazzo.yaml#/workflows/5. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";

export const samples = {
  parameters: [
    "TrainingProviderId",
    "ClassId",
    { in: "input", name: "learnerId", value: "{learnerId}" },
    { in: "input", name: "grade", value: "PASSED" },
  ],
  variants: [
    {
      curl: `#!/usr/bin/env bash
# Report how a class went
set -euo pipefail

baseUrl='⟦server⟧'
trainingProviderId='⟦value.header.training-provider-id⟧'
classId='⟦value.path.classId⟧'
learnerId='⟦value.input.learnerId⟧'
grade='⟦value.input.grade⟧'
trainingProviderAuthorization='⟦scheme.TrainingProviderAuthorization⟧'

# Prints the last response, which says why, and exits.
stop() { echo "$response" >&2; exit 1; }

# Percent-encodes a value for a URL.
encode() { jq --null-input --raw-output --arg value "$1" '$value | @uri'; }

# 1. List class enrollments
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/classes/$(encode "$classId")/enrollments?limit=100" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
jq . <<< "$response"

# 2. List class learning records
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/classes/$(encode "$classId")/learning-records?limit=100" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
jq . <<< "$response"

# 3. Create class learning record
response=$(curl --fail-with-body --silent --show-error --request POST \\
  --url "$baseUrl/tp-api/classes/$(encode "$classId")/learning-records" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId" \\
  --header 'Content-Type: application/json' \\
  --data "$(jq --null-input --arg learnerId "$learnerId" --arg grade "$grade" '{
  "learnerId": $learnerId,
  "grade": $grade
}')") || stop
jq . <<< "$response"`,
      axios: `// Report how a class went

import axios from "axios";

const baseUrl = "⟦server⟧";
const trainingProviderId = "⟦value.header.training-provider-id⟧";
const classId = "⟦value.path.classId⟧";
const learnerId = "⟦value.input.learnerId⟧";
const grade = "⟦value.input.grade⟧";
const trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

try {
  // 1. List class enrollments
  let response = await axios.get(\`\${baseUrl}/tp-api/classes/\${encodeURIComponent(classId)}/enrollments\`, {
    params: {
      limit: 100,
    },
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  console.log(response.data);

  // 2. List class learning records
  response = await axios.get(\`\${baseUrl}/tp-api/classes/\${encodeURIComponent(classId)}/learning-records\`, {
    params: {
      limit: 100,
    },
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  console.log(response.data);

  // 3. Create class learning record
  const payload = {
    learnerId,
    grade,
  };
  response = await axios.post(\`\${baseUrl}/tp-api/classes/\${encodeURIComponent(classId)}/learning-records\`, payload, {
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
}`,
      requests: `# Report how a class went

from urllib.parse import quote

import requests

base_url = "⟦server⟧"
training_provider_id = "⟦value.header.training-provider-id⟧"
class_id = "⟦value.path.classId⟧"
learner_id = "⟦value.input.learnerId⟧"
grade = "⟦value.input.grade⟧"
training_provider_authorization = "⟦scheme.TrainingProviderAuthorization⟧"

# 1. List class enrollments
response = requests.get(
    f"{base_url}/tp-api/classes/{quote(class_id, safe='')}/enrollments",
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

# 2. List class learning records
response = requests.get(
    f"{base_url}/tp-api/classes/{quote(class_id, safe='')}/learning-records",
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

# 3. Create class learning record
response = requests.post(
    f"{base_url}/tp-api/classes/{quote(class_id, safe='')}/learning-records",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
    json={
        "learnerId": learner_id,
        "grade": grade,
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

/** Report how a class went */
public class Main {
  public static void main(String[] args) throws IOException {
    String baseUrl = "⟦server⟧";
    String trainingProviderId = "⟦value.header.training-provider-id⟧";
    String classId = "⟦value.path.classId⟧";
    String learnerId = "⟦value.input.learnerId⟧";
    String grade = "⟦value.input.grade⟧";
    String trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

    OkHttpClient client = new OkHttpClient();

    // 1. List class enrollments
    String response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/classes/" + encode(classId) + "/enrollments?limit=100")
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    System.out.println(response);

    // 2. List class learning records
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/classes/" + encode(classId) + "/learning-records?limit=100")
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    System.out.println(response);

    // 3. Create class learning record
    RequestBody body = RequestBody.create("""
            {
              "learnerId": %s,
              "grade": %s
            }""".formatted(JSONObject.quote(learnerId), JSONObject.quote(grade)), MediaType.get("application/json"));
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/classes/" + encode(classId) + "/learning-records")
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

  /** Percent-encodes a value for a URL. */
  static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
  }
}`,
      restsharp: `// Report how a class went

using System.Text.Json;
using RestSharp;

var baseUrl = "⟦server⟧";
var trainingProviderId = "⟦value.header.training-provider-id⟧";
var classId = "⟦value.path.classId⟧";
var learnerId = "⟦value.input.learnerId⟧";
var grade = "⟦value.input.grade⟧";
var trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";
var client = new RestClient(baseUrl);

// 1. List class enrollments
var request = new RestRequest($"/tp-api/classes/{Uri.EscapeDataString(classId)}/enrollments?limit=100");
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
var response = await Send(request);
Console.WriteLine(response);

// 2. List class learning records
request = new RestRequest($"/tp-api/classes/{Uri.EscapeDataString(classId)}/learning-records?limit=100");
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
response = await Send(request);
Console.WriteLine(response);

// 3. Create class learning record
request = new RestRequest($"/tp-api/classes/{Uri.EscapeDataString(classId)}/learning-records", Method.Post);
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
request.AddStringBody($$"""
    {
      "learnerId": {{JsonSerializer.Serialize(learnerId)}},
      "grade": {{JsonSerializer.Serialize(grade)}}
    }
    """, ContentType.Json);
response = await Send(request);
Console.WriteLine(response);

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
