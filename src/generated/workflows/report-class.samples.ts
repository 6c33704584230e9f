// Generated from openapi/training-provider.arazzo.yaml#/workflows/5. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "@reference";

export const samples = {
  parameters: ["TrainingProviderId", "ClassId"],
  variants: [
    {
      curl: `#!/usr/bin/env bash
# Report how a class went
set -euo pipefail

baseUrl='{{server}}'
trainingProviderId='{{value.header.training-provider-id}}'
classId='{{value.path.classId}}'
trainingProviderAuthorization='{{scheme.TrainingProviderAuthorization}}'

# Shows the last response, which says why, and ends.
stop() { echo "$response" >&2; exit 1; }

# Reads a value of the last response.
value() {
  jq --exit-status --raw-output "$1 | values | tostring" <<< "$response" ||
    { echo "The response has no $1." >&2; exit 1; }
}

# Percent-encodes a value for a URL.
encode() { jq --null-input --raw-output --arg value "$1" '$value | @uri'; }

# 1. List class enrollments
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/classes/$(encode "$classId")/enrollments" \\
  --header "{{schemeName.TrainingProviderAuthorization}}: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
learnerId=$(value '.[0].learner.id')

# 2. Create class learning record
response=$(curl --fail-with-body --silent --show-error --request POST \\
  --url "$baseUrl/tp-api/classes/$(encode "$classId")/learning-records" \\
  --header "{{schemeName.TrainingProviderAuthorization}}: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId" \\
  --header 'Content-Type: application/json' \\
  --data "$(jq --null-input --arg learnerId "$learnerId" '{
  "learnerId": $learnerId,
  "grade": "PASSED"
}')") || stop

# 3. List class learning records
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/classes/$(encode "$classId")/learning-records" \\
  --header "{{schemeName.TrainingProviderAuthorization}}: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
jq . <<< "$response"`,
      axios: `// Report how a class went

import axios from "axios";

const baseUrl = "{{server}}";
const trainingProviderId = "{{value.header.training-provider-id}}";
const classId = "{{value.path.classId}}";
const trainingProviderAuthorization = "{{scheme.TrainingProviderAuthorization}}";

try {
  // 1. List class enrollments
  let response = await axios.get(\`\${baseUrl}/tp-api/classes/\${encodeURIComponent(classId)}/enrollments\`, {
    headers: {
      {{schemeName.TrainingProviderAuthorization}}: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  const learnerId = read(response, 0, "learner", "id");

  // 2. Create class learning record
  const payload = {
    learnerId,
    grade: "PASSED",
  };
  await axios.post(\`\${baseUrl}/tp-api/classes/\${encodeURIComponent(classId)}/learning-records\`, payload, {
    headers: {
      {{schemeName.TrainingProviderAuthorization}}: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });

  // 3. List class learning records
  response = await axios.get(\`\${baseUrl}/tp-api/classes/\${encodeURIComponent(classId)}/learning-records\`, {
    headers: {
      {{schemeName.TrainingProviderAuthorization}}: trainingProviderAuthorization,
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
      requests: `# Report how a class went

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


base_url = "{{server}}"
training_provider_id = "{{value.header.training-provider-id}}"
class_id = "{{value.path.classId}}"
training_provider_authorization = "{{scheme.TrainingProviderAuthorization}}"

# 1. List class enrollments
response = requests.get(
    f"{base_url}/tp-api/classes/{quote(class_id, safe='')}/enrollments",
    headers={
        "{{schemeName.TrainingProviderAuthorization}}": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
learner_id = read(response, 0, "learner", "id")

# 2. Create class learning record
response = requests.post(
    f"{base_url}/tp-api/classes/{quote(class_id, safe='')}/learning-records",
    headers={
        "{{schemeName.TrainingProviderAuthorization}}": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
    json={
        "learnerId": learner_id,
        "grade": "PASSED",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")

# 3. List class learning records
response = requests.get(
    f"{base_url}/tp-api/classes/{quote(class_id, safe='')}/learning-records",
    headers={
        "{{schemeName.TrainingProviderAuthorization}}": training_provider_authorization,
        "training-provider-id": training_provider_id,
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
    String baseUrl = "{{server}}";
    String trainingProviderId = "{{value.header.training-provider-id}}";
    String classId = "{{value.path.classId}}";
    String trainingProviderAuthorization = "{{scheme.TrainingProviderAuthorization}}";

    OkHttpClient client = new OkHttpClient();

    // 1. List class enrollments
    String response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/classes/" + encode(classId) + "/enrollments")
        .header("{{schemeName.TrainingProviderAuthorization}}", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    String learnerId = read(response, "/0/learner/id");

    // 2. Create class learning record
    RequestBody body = RequestBody.create("""
            {
              "learnerId": %s,
              "grade": "PASSED"
            }""".formatted(JSONObject.quote(learnerId)), MediaType.get("application/json"));
    send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/classes/" + encode(classId) + "/learning-records")
        .header("{{schemeName.TrainingProviderAuthorization}}", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .post(body)
        .build());

    // 3. List class learning records
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/classes/" + encode(classId) + "/learning-records")
        .header("{{schemeName.TrainingProviderAuthorization}}", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    System.out.println(response);
  }

  /** Sends a request; stops with status and body when it is refused. */
  static String send(OkHttpClient client, Request request) throws IOException {
    try (Response response = client.newCall(request).execute()) {
      String text = response.body().string();
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + text);
      }
      return text;
    }
  }

  /** Reads a value of a response by its JSON Pointer. */
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
      restsharp: `// Report how a class went

using System.Text.Json;
using System.Text.Json.Nodes;
using RestSharp;

var baseUrl = "{{server}}";
var trainingProviderId = "{{value.header.training-provider-id}}";
var classId = "{{value.path.classId}}";
var trainingProviderAuthorization = "{{scheme.TrainingProviderAuthorization}}";
var client = new RestClient(baseUrl);

// 1. List class enrollments
var request = new RestRequest($"/tp-api/classes/{Uri.EscapeDataString(classId)}/enrollments");
request.AddHeader("{{schemeName.TrainingProviderAuthorization}}", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
var response = await Send(request);
var learnerId = Read(response, "0", "learner", "id");

// 2. Create class learning record
request = new RestRequest($"/tp-api/classes/{Uri.EscapeDataString(classId)}/learning-records", Method.Post);
request.AddHeader("{{schemeName.TrainingProviderAuthorization}}", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
request.AddStringBody($$"""
    {
      "learnerId": {{{{}}JsonSerializer.Serialize(learnerId)}},
      "grade": "PASSED"
    }
    """, ContentType.Json);
await Send(request);

// 3. List class learning records
request = new RestRequest($"/tp-api/classes/{Uri.EscapeDataString(classId)}/learning-records");
request.AddHeader("{{schemeName.TrainingProviderAuthorization}}", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
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

// Sends a request; stops with status and body when it is refused.
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
