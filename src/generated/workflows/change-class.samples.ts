// Generated from openapi/training-provider.arazzo.yaml#/workflows/2. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";

export const samples = {
  parameters: ["TrainingProviderId", "ClassId"],
  variants: [
    {
      curl: `#!/usr/bin/env bash
# Change a class
set -euo pipefail

baseUrl='⟦server⟧'
trainingProviderId='⟦value.header.training-provider-id⟧'
classId='⟦value.path.classId⟧'
trainingProviderAuthorization='⟦scheme.TrainingProviderAuthorization⟧'

# Prints the last response, which says why, and exits.
stop() { echo "$response" >&2; exit 1; }

# Percent-encodes a value for a URL.
encode() { jq --null-input --raw-output --arg value "$1" '$value | @uri'; }

# 1. List classes
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/classes?ids%5B%5D=$(encode "$classId")" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
jq . <<< "$response"

# 2. Update class
response=$(curl --fail-with-body --silent --show-error --request PATCH \\
  --url "$baseUrl/tp-api/classes/$(encode "$classId")" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId" \\
  --header 'Content-Type: application/json' \\
  --data '{
  "totalSeats": 16
}') || stop
jq . <<< "$response"`,
      axios: `// Change a class

import axios from "axios";

const baseUrl = "⟦server⟧";
const trainingProviderId = "⟦value.header.training-provider-id⟧";
const classId = "⟦value.path.classId⟧";
const trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

try {
  // 1. List classes
  let response = await axios.get(\`\${baseUrl}/tp-api/classes\`, {
    params: new URLSearchParams([
      ["ids[]", classId],
    ]),
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  console.log(response.data);

  // 2. Update class
  const payload = {
    totalSeats: 16,
  };
  response = await axios.patch(\`\${baseUrl}/tp-api/classes/\${encodeURIComponent(classId)}\`, payload, {
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
      requests: `# Change a class

from urllib.parse import quote

import requests

base_url = "⟦server⟧"
training_provider_id = "⟦value.header.training-provider-id⟧"
class_id = "⟦value.path.classId⟧"
training_provider_authorization = "⟦scheme.TrainingProviderAuthorization⟧"

# 1. List classes
response = requests.get(
    f"{base_url}/tp-api/classes",
    params={
        "ids[]": class_id,
    },
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())

# 2. Update class
response = requests.patch(
    f"{base_url}/tp-api/classes/{quote(class_id, safe='')}",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
    json={
        "totalSeats": 16,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
      okhttp: `import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import okhttp3.*;

/** Change a class */
public class Main {
  public static void main(String[] args) throws IOException {
    String baseUrl = "⟦server⟧";
    String trainingProviderId = "⟦value.header.training-provider-id⟧";
    String classId = "⟦value.path.classId⟧";
    String trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

    OkHttpClient client = new OkHttpClient();

    // 1. List classes
    String response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/classes?ids%5B%5D=" + encode(classId))
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    System.out.println(response);

    // 2. Update class
    RequestBody body = RequestBody.create("""
            {
              "totalSeats": 16
            }""", MediaType.get("application/json"));
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/classes/" + encode(classId))
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
      restsharp: `// Change a class

using RestSharp;

var baseUrl = "⟦server⟧";
var trainingProviderId = "⟦value.header.training-provider-id⟧";
var classId = "⟦value.path.classId⟧";
var trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";
var client = new RestClient(baseUrl);

// 1. List classes
var request = new RestRequest($"/tp-api/classes?ids%5B%5D={Uri.EscapeDataString(classId)}");
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
var response = await Send(request);
Console.WriteLine(response);

// 2. Update class
request = new RestRequest($"/tp-api/classes/{Uri.EscapeDataString(classId)}", Method.Patch);
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
request.AddStringBody("""
    {
      "totalSeats": 16
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
