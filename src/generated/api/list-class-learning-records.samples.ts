// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1learning-records/get. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { ListClassLearningRecordsResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "records",
          summary: "One learner passed, one failed",
          value: [
            {
              id: "cb5182e7d60a",
              result: "PASSED",
              notes: "Excellent rescue exercise.",
              learner: {
                id: "a54c97e2d01b",
                firstname: "Freja",
                lastname: "Holm",
                email: "freja.holm@example.com",
                phone: "45 20123456",
              },
            },
            {
              id: "19f4a06d8be3",
              result: "FAILED",
              notes: "Did not finish the written test.",
              learner: {
                id: "6e03b8af925d",
                firstname: "Marek",
                lastname: "Nowak",
                email: "marek.nowak@example.com",
                phone: "48 601234567",
              },
            },
          ] satisfies ListClassLearningRecordsResponses[200],
        },
      ],
    },
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: ["ClassId", "Cursor", "Limit", "Skip", "TrainingProviderId"],
  request: {
    method: "GET",
    url: "⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records⟦query⟧",
  },
  programs: {
    curl: `curl --fail-with-body \\
  --url '⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records⟦query⟧' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧'`,
    axios: `import axios from "axios";

try {
  const { data } = await axios.get("⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records⟦query⟧", {
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
    "⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records⟦query⟧",
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
        .url("⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records⟦query⟧")
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
var request = new RestRequest("/tp-api/classes/⟦path.classId⟧/learning-records⟦query⟧");
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
  --url '⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records⟦pageQuery.skip⟧'"$skip" \\
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
    const { data } = await axios.get("⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records⟦pageQuery.skip⟧", {
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
        "⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records⟦pageQuery.skip⟧",
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
          .url("⟦server⟧/tp-api/classes/⟦path.classId⟧/learning-records⟦pageQuery.skip⟧" + skip)
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
    var request = new RestRequest("/tp-api/classes/⟦path.classId⟧/learning-records⟦pageQuery.skip⟧" + skip);
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
