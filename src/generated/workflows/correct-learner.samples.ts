// Generated from openapi/training-provider.arazzo.yaml#/workflows/8. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";

export const samples = {
  parameters: ["TrainingProviderId", { in: "query", name: "name", value: "holm" }, "LearnerId"],
  variants: [
    {
      curl: `#!/usr/bin/env bash
# Correct a learner's details
set -euo pipefail

baseUrl='⟦server⟧'
trainingProviderId='⟦value.header.training-provider-id⟧'
learnerName='⟦value.query.name⟧'
learnerId='⟦value.path.learnerId⟧'
trainingProviderAuthorization='⟦scheme.TrainingProviderAuthorization⟧'

# Prints the last response, which says why, and exits.
stop() { echo "$response" >&2; exit 1; }

# Percent-encodes a value for a URL.
encode() { jq --null-input --raw-output --arg value "$1" '$value | @uri'; }

# 1. List learners
response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/learners?name=$(encode "$learnerName")" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId") || stop
jq . <<< "$response"

# 2. Update learner
response=$(curl --fail-with-body --silent --show-error --request PATCH \\
  --url "$baseUrl/tp-api/learners/$(encode "$learnerId")" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header "training-provider-id: $trainingProviderId" \\
  --header 'Content-Type: application/json' \\
  --data '{
  "email": "freja.holm@example.com"
}') || stop
jq . <<< "$response"`,
      axios: `// Correct a learner's details

import axios from "axios";

const baseUrl = "⟦server⟧";
const trainingProviderId = "⟦value.header.training-provider-id⟧";
const learnerName = "⟦value.query.name⟧";
const learnerId = "⟦value.path.learnerId⟧";
const trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

try {
  // 1. List learners
  let response = await axios.get(\`\${baseUrl}/tp-api/learners\`, {
    params: {
      name: learnerName,
    },
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      "training-provider-id": trainingProviderId,
    },
  });
  console.log(response.data);

  // 2. Update learner
  const payload = {
    email: "freja.holm@example.com",
  };
  response = await axios.patch(\`\${baseUrl}/tp-api/learners/\${encodeURIComponent(learnerId)}\`, payload, {
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
      requests: `# Correct a learner's details

from urllib.parse import quote

import requests

base_url = "⟦server⟧"
training_provider_id = "⟦value.header.training-provider-id⟧"
learner_name = "⟦value.query.name⟧"
learner_id = "⟦value.path.learnerId⟧"
training_provider_authorization = "⟦scheme.TrainingProviderAuthorization⟧"

# 1. List learners
response = requests.get(
    f"{base_url}/tp-api/learners",
    params={
        "name": learner_name,
    },
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())

# 2. Update learner
response = requests.patch(
    f"{base_url}/tp-api/learners/{quote(learner_id, safe='')}",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        "training-provider-id": training_provider_id,
    },
    json={
        "email": "freja.holm@example.com",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
      okhttp: `import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import okhttp3.*;

/** Correct a learner's details */
public class Main {
  public static void main(String[] args) throws IOException {
    String baseUrl = "⟦server⟧";
    String trainingProviderId = "⟦value.header.training-provider-id⟧";
    String learnerName = "⟦value.query.name⟧";
    String learnerId = "⟦value.path.learnerId⟧";
    String trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

    OkHttpClient client = new OkHttpClient();

    // 1. List learners
    String response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/learners?name=" + encode(learnerName))
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .header("training-provider-id", trainingProviderId)
        .build());
    System.out.println(response);

    // 2. Update learner
    RequestBody body = RequestBody.create("""
            {
              "email": "freja.holm@example.com"
            }""", MediaType.get("application/json"));
    response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/learners/" + encode(learnerId))
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
      restsharp: `// Correct a learner's details

using RestSharp;

var baseUrl = "⟦server⟧";
var trainingProviderId = "⟦value.header.training-provider-id⟧";
var learnerName = "⟦value.query.name⟧";
var learnerId = "⟦value.path.learnerId⟧";
var trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";
var client = new RestClient(baseUrl);

// 1. List learners
var request = new RestRequest($"/tp-api/learners?name={Uri.EscapeDataString(learnerName)}");
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
var response = await Send(request);
Console.WriteLine(response);

// 2. Update learner
request = new RestRequest($"/tp-api/learners/{Uri.EscapeDataString(learnerId)}", Method.Patch);
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddHeader("training-provider-id", trainingProviderId);
request.AddStringBody("""
    {
      "email": "freja.holm@example.com"
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
