// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1instructor-led-courses/get. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { ListInstructorLedCoursesResponses } from "../models";

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
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: ["Cursor", "Limit", "Skip", "TrainingProviderId"],
  request: {
    method: "GET",
    url: "⟦server⟧/tp-api/instructor-led-courses⟦query⟧",
  },
  programs: {
    curl: `curl --fail-with-body \\
  --url '⟦server⟧/tp-api/instructor-led-courses⟦query⟧' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧'`,
    axios: `import axios from "axios";

try {
  const { data } = await axios.get("⟦server⟧/tp-api/instructor-led-courses⟦query⟧", {
    ⟦params⟧
    headers: {
      ⟦headerName⟧: "⟦headerValue⟧",
      ⟦headers⟧
    },
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
    requests: `import requests

response = requests.get(
    "⟦server⟧/tp-api/instructor-led-courses⟦query⟧",
    ⟦params⟧
    headers={
        "⟦headerName⟧": "⟦headerValue⟧",
        ⟦headers⟧
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
    okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("⟦server⟧/tp-api/instructor-led-courses⟦query⟧")
        .header("⟦headerName⟧", "⟦headerValue⟧")
        ⟦headers⟧
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      System.out.println(response.body().string());
    }
  }
}`,
    restsharp: `using RestSharp;

var client = new RestClient("⟦server⟧");
var request = new RestRequest("/tp-api/instructor-led-courses⟦query⟧");
request.AddHeader("⟦headerName⟧", "⟦headerValue⟧");
⟦headers⟧

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);`,
  },
  variants: [
    { pages: "one" },
    {
      pages: "all",
      curl: `skip=0
while page=$(curl --fail-with-body --silent --show-error \\
  --url '⟦server⟧/tp-api/instructor-led-courses⟦pageQuery.skip⟧'"$skip" \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧') &&
  count=$(jq length <<< "$page") && [ "$count" -gt 0 ]; do
  jq --compact-output '.[]' <<< "$page"
  skip=$((skip + count))
done
[ "$count" = 0 ] || { echo "$page" >&2; false; }`,
      axios: `import axios from "axios";

try {
  let skip = 0;
  while (true) {
    const { data } = await axios.get("⟦server⟧/tp-api/instructor-led-courses⟦pageQuery.skip⟧", {
      ⟦pageParams.skip+2⟧
      headers: {
        ⟦headerName⟧: "⟦headerValue⟧",
        ⟦headers+2⟧
      },
    });
    if (data.length === 0) break;
    data.forEach((entry) => console.log(entry));
    skip += data.length;
  }
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
      requests: `import requests

skip = 0
while True:
    response = requests.get(
        "⟦server⟧/tp-api/instructor-led-courses⟦pageQuery.skip⟧",
        ⟦pageParams.skip+4⟧
        headers={
            "⟦headerName⟧": "⟦headerValue⟧",
            ⟦headers+4⟧
        },
    )
    if not response.ok:
        raise SystemExit(f"{response.status_code} {response.text}")
    page = response.json()
    if not page:
        break
    for entry in page:
        print(entry)
    skip += len(page)`,
      okhttp: `import java.io.IOException;
import okhttp3.*;
import org.json.JSONArray;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    int skip = 0;
    while (true) {
      Request request = new Request.Builder()
          .url("⟦server⟧/tp-api/instructor-led-courses⟦pageQuery.skip⟧" + skip)
          .header("⟦headerName⟧", "⟦headerValue⟧")
          ⟦headers+2⟧
          .build();

      try (Response response = client.newCall(request).execute()) {
        if (!response.isSuccessful()) {
          throw new IOException(response.code() + " " + response.body().string());
        }
        JSONArray page = new JSONArray(response.body().string());
        if (page.isEmpty()) break;
        page.forEach(System.out::println);
        skip += page.length();
      }
    }
  }
}`,
      restsharp: `using System.Text.Json;
using RestSharp;

var client = new RestClient("⟦server⟧");
var skip = 0;
while (true)
{
    var request = new RestRequest("/tp-api/instructor-led-courses⟦pageQuery.skip⟧" + skip);
    request.AddHeader("⟦headerName⟧", "⟦headerValue⟧");
    ⟦headers+4⟧

    var response = await client.ExecuteAsync(request);
    if (!response.IsSuccessful)
    {
        throw new HttpRequestException(
            (int)response.StatusCode + " " + response.Content, response.ErrorException);
    }
    using var page = JsonDocument.Parse(response.Content!);
    var count = page.RootElement.GetArrayLength();
    if (count == 0) break;
    foreach (var entry in page.RootElement.EnumerateArray()) Console.WriteLine(entry);
    skip += count;
}`,
    },
  ],
} satisfies SampleTemplates;
