// Generated from openapi/training-provider.arazzo.yaml#/workflows/9. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";

export const samples = {
  parameters: [
    {
      in: "input",
      name: "exportType",
      value: "USERS",
      choices: ["ELEARNING_ENROLLMENTS", "LEARNING_ACTIVITIES", "NETWORKS", "USERS"],
    },
    { in: "input", name: "format", value: "CSV", choices: ["CSV", "JSONL"] },
    { in: "input", name: "startDate", value: "2026-07-01" },
    { in: "input", name: "endDate", value: "2026-09-30" },
  ],
  variants: [
    {
      curl: `#!/usr/bin/env bash
# Run an export to CSV or JSONL
set -euo pipefail

baseUrl='⟦server⟧'
exportType='⟦value.input.exportType⟧'
format='⟦value.input.format⟧'
startDate='⟦value.input.startDate⟧'
endDate='⟦value.input.endDate⟧'
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

# 1. Create export job
response=$(curl --fail-with-body --silent --show-error --request POST \\
  --url "$baseUrl/tp-api/exports" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization" \\
  --header 'Content-Type: application/json' \\
  --data "$(jq --null-input --arg startDate "$startDate" --arg endDate "$endDate" --arg exportType "$exportType" --arg format "$format" '{
  "startDate": $startDate,
  "endDate": $endDate,
  "exportType": $exportType,
  "format": $format
}')") || stop
jobId=$(value '.job.id')
echo "jobId: $jobId"

# 2. Get export job
attempt=0
until response=$(curl --fail-with-body --silent --show-error \\
  --url "$baseUrl/tp-api/exports?id=$(encode "$jobId")" \\
  --header "⟦schemeName.TrainingProviderAuthorization⟧: $trainingProviderAuthorization") || stop
  value '.job.status' > /dev/null
  jq --exit-status '.job.status == "COMPLETED"' <<< "$response" > /dev/null; do
  ! jq --exit-status '.job.status == "FAILED"' <<< "$response" > /dev/null || { echo 'job.status is FAILED:' >&2; stop; }
  ((attempt++ < 20)) || { echo 'Gave up: job.status is not COMPLETED.' >&2; exit 1; }
  sleep 30
done
jq . <<< "$response"
downloadUrl=$(value '.exportData.downloadUrl')

# Save the file
curl --fail-with-body --silent --show-error --output "$exportType.$format" --url "$downloadUrl"
echo "Saved" "$exportType.$format"`,
      axios: `// Run an export to CSV or JSONL

import axios from "axios";
import { writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

const baseUrl = "⟦server⟧";
const exportType = "⟦value.input.exportType⟧";
const format = "⟦value.input.format⟧";
const startDate = "⟦value.input.startDate⟧";
const endDate = "⟦value.input.endDate⟧";
const trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

try {
  // 1. Create export job
  const payload = {
    startDate,
    endDate,
    exportType,
    format,
  };
  let response = await axios.post(\`\${baseUrl}/tp-api/exports\`, payload, {
    headers: {
      ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
    },
  });
  const jobId = read(response, "job", "id");
  console.log({ jobId });

  // 2. Get export job
  for (let attempt = 0; ; attempt++) {
    response = await axios.get(\`\${baseUrl}/tp-api/exports\`, {
      params: {
        id: jobId,
      },
      headers: {
        ⟦schemeName.TrainingProviderAuthorization⟧: trainingProviderAuthorization,
      },
    });
    if (read(response, "job", "status") === "COMPLETED") break;
    if (read(response, "job", "status") === "FAILED") throw new Error("job.status is FAILED: " + JSON.stringify(response.data));
    if (attempt >= 20) throw new Error("Gave up: job.status is not COMPLETED.");
    await sleep(30_000);
  }
  console.log(response.data);
  const downloadUrl = read(response, "exportData", "downloadUrl");

  // Save the file
  const saved = await axios.get(downloadUrl, { responseType: "arraybuffer" });
  await writeFile(\`\${exportType}.\${format}\`, saved.data);
  console.log("Saved", \`\${exportType}.\${format}\`);
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
      requests: `# Run an export to CSV or JSONL

import time

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
export_type = "⟦value.input.exportType⟧"
format = "⟦value.input.format⟧"
start_date = "⟦value.input.startDate⟧"
end_date = "⟦value.input.endDate⟧"
training_provider_authorization = "⟦scheme.TrainingProviderAuthorization⟧"

# 1. Create export job
response = requests.post(
    f"{base_url}/tp-api/exports",
    headers={
        "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
    },
    json={
        "startDate": start_date,
        "endDate": end_date,
        "exportType": export_type,
        "format": format,
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
job_id = read(response, "job", "id")
print("job_id:", job_id)

# 2. Get export job
for attempt in range(21):
    if attempt > 0:
        time.sleep(30)
    response = requests.get(
        f"{base_url}/tp-api/exports",
        params={
            "id": job_id,
        },
        headers={
            "⟦schemeName.TrainingProviderAuthorization⟧": training_provider_authorization,
        },
    )
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.text}")
    if read(response, "job", "status") == "COMPLETED":
        break
    if read(response, "job", "status") == "FAILED":
        raise SystemExit("job.status is FAILED: " + response.text)
else:
    raise SystemExit("Gave up: job.status is not COMPLETED.")
print(response.json())
download_url = read(response, "exportData", "downloadUrl")

# Save the file
response = requests.get(download_url)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
with open(f"{export_type}.{format}", "wb") as file:
    file.write(response.content)
print("Saved", f"{export_type}.{format}")`,
      okhttp: `import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import okhttp3.*;
import org.json.*;

/** Run an export to CSV or JSONL */
public class Main {
  public static void main(String[] args) throws IOException, InterruptedException {
    String baseUrl = "⟦server⟧";
    String exportType = "⟦value.input.exportType⟧";
    String format = "⟦value.input.format⟧";
    String startDate = "⟦value.input.startDate⟧";
    String endDate = "⟦value.input.endDate⟧";
    String trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";

    OkHttpClient client = new OkHttpClient();

    // 1. Create export job
    RequestBody body = RequestBody.create("""
            {
              "startDate": %s,
              "endDate": %s,
              "exportType": %s,
              "format": %s
            }""".formatted(JSONObject.quote(startDate), JSONObject.quote(endDate), JSONObject.quote(exportType), JSONObject.quote(format)), MediaType.get("application/json"));
    String response = send(client, new Request.Builder()
        .url(baseUrl + "/tp-api/exports")
        .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
        .post(body)
        .build());
    String jobId = read(response, "/job/id");
    System.out.println("jobId: " + jobId);

    // 2. Get export job
    for (int attempt = 0; ; attempt++) {
      response = send(client, new Request.Builder()
          .url(baseUrl + "/tp-api/exports?id=" + encode(jobId))
          .header("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization)
          .build());
      if (read(response, "/job/status").equals("COMPLETED")) break;
      if (read(response, "/job/status").equals("FAILED")) throw new IllegalStateException("job.status is FAILED: " + response);
      if (attempt >= 20) throw new IllegalStateException("Gave up: job.status is not COMPLETED.");
      Thread.sleep(30_000);
    }
    System.out.println(response);
    String downloadUrl = read(response, "/exportData/downloadUrl");

    // Save the file
    Request saved = new Request.Builder().url(downloadUrl).build();
    try (Response answer = client.newCall(saved).execute()) {
      if (!answer.isSuccessful()) {
        throw new IOException(answer.code() + " " + answer.body().string());
      }
      Files.write(Path.of(exportType + "." + format), answer.body().bytes());
    }
    System.out.println("Saved " + exportType + "." + format);
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
      restsharp: `// Run an export to CSV or JSONL

using System.Text.Json;
using System.Text.Json.Nodes;
using RestSharp;

var baseUrl = "⟦server⟧";
var exportType = "⟦value.input.exportType⟧";
var format = "⟦value.input.format⟧";
var startDate = "⟦value.input.startDate⟧";
var endDate = "⟦value.input.endDate⟧";
var trainingProviderAuthorization = "⟦scheme.TrainingProviderAuthorization⟧";
var client = new RestClient(baseUrl);

// 1. Create export job
var request = new RestRequest("/tp-api/exports", Method.Post);
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
request.AddStringBody($$"""
    {
      "startDate": {{JsonSerializer.Serialize(startDate)}},
      "endDate": {{JsonSerializer.Serialize(endDate)}},
      "exportType": {{JsonSerializer.Serialize(exportType)}},
      "format": {{JsonSerializer.Serialize(format)}}
    }
    """, ContentType.Json);
var response = await Send(request);
var jobId = Read(response, "job", "id");
Console.WriteLine($"jobId: {jobId}");

// 2. Get export job
request = new RestRequest($"/tp-api/exports?id={Uri.EscapeDataString(jobId)}");
request.AddHeader("⟦schemeName.TrainingProviderAuthorization⟧", trainingProviderAuthorization);
for (var attempt = 0; ; attempt++)
{
    response = await Send(request);
    if (Read(response, "job", "status") == "COMPLETED") break;
    if (Read(response, "job", "status") == "FAILED") throw new InvalidOperationException("job.status is FAILED: " + response);
    if (attempt >= 20) throw new InvalidOperationException("Gave up: job.status is not COMPLETED.");
    await Task.Delay(30_000);
}
Console.WriteLine(response);
var downloadUrl = Read(response, "exportData", "downloadUrl");

// Save the file
var saved = await new RestClient().ExecuteAsync(new RestRequest(downloadUrl));
if (!saved.IsSuccessful)
{
    throw new HttpRequestException(
        (int)saved.StatusCode + " " + saved.Content, saved.ErrorException);
}
await File.WriteAllBytesAsync($"{exportType}.{format}", saved.RawBytes!);
Console.WriteLine("Saved " + $"{exportType}.{format}");

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
