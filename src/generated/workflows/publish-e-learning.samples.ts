// Generated from openapi/training-provider.arazzo.yaml#/workflows/6. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";

export const samples = {
  parameters: ["TrainingProviderId", "ELearningCourseId"],
  variants: [
    {
      curl: `#!/usr/bin/env bash
# Publish an e-learning course
set -euo pipefail

baseUrl='⟦server⟧'
trainingProviderId='⟦value.header.training-provider-id⟧'
courseId='⟦value.path.courseId⟧'
trainingProviderAuthorization='⟦scheme.TrainingProviderAuthorization⟧'

# Prints the last response, which says why, and exits.
stop() { echo "$response" >&2; exit 1; }

# Percent-encodes a value for a URL.
encode() { jq --null-input --raw-output --arg value "$1" '$value | @uri'; }

# 1. List e-learning courses
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/e-learning" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
jq . <<< "$response"

# 2. Update e-learning course
response=$(curl --fail-with-body --silent --show-error --request PATCH \\
  --url "$baseUrl/tp-api/e-learning/$(encode "$courseId")" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId" \\
  --header 'Content-Type: application/json' \\
  --data '{
  "publish": true,
  "externalRegistrationUrl": "https://training.example.com/register/first-aid"
}') || stop
jq . <<< "$response"`,
      axios: `// Publish an e-learning course

import axios from "axios";

const baseUrl = "⟦server⟧";
const trainingProviderId = "⟦value.header.training-provider-id⟧";
const courseId = "⟦value.path.courseId⟧";
const trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

try {
  // 1. List e-learning courses
  let response = await axios.get(\`\${baseUrl}/tp-api/e-learning\`, {
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  console.log(response.data);

  // 2. Update e-learning course
  const payload = {
    publish: true,
    externalRegistrationUrl: "https://training.example.com/register/first-aid",
  };
  response = await axios.patch(\`\${baseUrl}/tp-api/e-learning/\${encodeURIComponent(courseId)}\`, payload, {
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
      requests: `# Publish an e-learning course

from urllib.parse import quote

import requests

base_url = "⟦server⟧"
training_provider_id = "⟦value.header.training-provider-id⟧"
course_id = "⟦value.path.courseId⟧"
training_provider_authorization = "⟦scheme.TrainingProviderAuthorization⟧"

# 1. List e-learning courses
response = requests.get(
    f"{base_url}/tp-api/e-learning",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())

# 2. Update e-learning course
response = requests.patch(
    f"{base_url}/tp-api/e-learning/{quote(course_id, safe='')}",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
    json={
        "publish": True,
        "externalRegistrationUrl": "https://training.example.com/register/first-aid",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
      okhttp: `import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import okhttp3.*;

/** Publish an e-learning course */
public class Main {
  public static void main(String[] args) throws IOException {
    String baseUrl = "⟦server⟧";
    String trainingProviderId = "⟦value.header.training-provider-id⟧";
    String courseId = "⟦value.path.courseId⟧";
    String trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

    OkHttpClient client = new OkHttpClient();

    // 1. List e-learning courses
    String response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/e-learning")
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    System.out.println(response);

    // 2. Update e-learning course
    RequestBody body = RequestBody.create("""
            {
              "publish": true,
              "externalRegistrationUrl": "https://training.example.com/register/first-aid"
            }""", MediaType.get("application/json"));
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/e-learning/" + encode(courseId))
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .patch(body)
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
      restsharp: `// Publish an e-learning course

using RestSharp;

var baseUrl = "⟦server⟧";
var trainingProviderId = "⟦value.header.training-provider-id⟧";
var courseId = "⟦value.path.courseId⟧";
var trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";
var client = new RestClient(baseUrl);

// 1. List e-learning courses
var request = new RestRequest("/tp-api/e-learning");
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
var response = await Send(request);
Console.WriteLine(response);

// 2. Update e-learning course
request = new RestRequest($"/tp-api/e-learning/{Uri.EscapeDataString(courseId)}", Method.Patch);
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
request.AddStringBody("""
    {
      "publish": true,
      "externalRegistrationUrl": "https://training.example.com/register/first-aid"
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
