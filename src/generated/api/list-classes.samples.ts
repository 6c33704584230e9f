// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes/get. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { ListClassesResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "classes",
          summary: "An in-person and a virtual class",
          value: [
            {
              id: "7c41e0b95d2a",
              address: {
                countryCode: "DK",
                extendedAddress: "Hall 3",
                locality: "Esbjerg",
                name: "Harbour Training Centre",
                postalCode: "6700",
                region: "Syddanmark",
                streetAddress: "Dokvej 12",
              },
              contact: {
                email: "booking@training.example.com",
                telephone: "45 75123456",
              },
              course: {
                id: "b80d6f13e4a7",
                name: "Working at height",
              },
              created: "2026-11-03T09:12:44Z",
              deliveryMethod: "OFFLINE",
              evaluators: [
                {
                  id: "e19c5570a3d8",
                  firstname: "Mette",
                  lastname: "Lund",
                },
              ],
              instructors: [
                {
                  id: "40d2f7ab816c",
                  firstname: "Jonas",
                  lastname: "Vestergaard",
                },
              ],
              externalRegistrationUrl: "https://training.example.com/register/working-at-height",
              price: 450,
              publishInMarketplace: true,
              showPriceInMarketplace: true,
              schedule: [
                {
                  id: "91be3c0d7f52",
                  start: "2027-03-15T07:00:00Z",
                  end: "2027-03-15T15:00:00Z",
                },
                {
                  id: "d6a80472bc1f",
                  start: "2027-03-16T07:00:00Z",
                  end: "2027-03-16T14:30:00Z",
                },
              ],
              seatsInventory: {
                totalSeats: 12,
                booked: 5,
                remaining: 7,
              },
              specialInstructions: "Bring safety shoes.",
              timezone: "Europe/Copenhagen",
            },
            {
              id: "3fa98b26c07e",
              contact: {
                email: "online@training.example.com",
              },
              course: {
                id: "5a27cd94f0e6",
                name: "First aid refresher",
              },
              created: "2026-11-09T13:40:02Z",
              deliveryMethod: "VIRTUAL",
              evaluators: [],
              instructors: [
                {
                  id: "c3086be7219d",
                  firstname: "Lucía",
                  lastname: "Ortega",
                },
              ],
              externalRegistrationUrl: "https://training.example.com/register/first-aid-refresher",
              price: 0,
              publishInMarketplace: true,
              showPriceInMarketplace: false,
              schedule: [
                {
                  id: "08fd5b93ea64",
                  start: "2027-03-22T14:00:00Z",
                  end: "2027-03-22T17:00:00Z",
                },
              ],
              seatsInventory: {
                totalSeats: 20,
                booked: 0,
                remaining: 20,
              },
              timezone: "Europe/Madrid",
              virtualClassUrl: "https://meet.example.com/first-aid-refresher",
            },
          ] satisfies ListClassesResponses[200],
        },
        {
          name: "none",
          summary: "Nothing matches",
          value: [] satisfies ListClassesResponses[200],
        },
      ],
    },
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: [
    "Cursor",
    "Limit",
    "Skip",
    { in: "query", name: "ids[]", type: "array" },
    { in: "query", name: "courseDeliveryMethod", choices: ["OFFLINE", "VIRTUAL"] },
    { in: "query", name: "courseIds[]", type: "array" },
    { in: "query", name: "start" },
    { in: "query", name: "end" },
    "TrainingProviderId",
  ],
  request: {
    method: "GET",
    url: "⟦server⟧/tp-api/classes⟦query⟧",
  },
  programs: {
    curl: `curl --fail-with-body \\
  --url '⟦server⟧/tp-api/classes⟦query⟧' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧'`,
    axios: `import axios from "axios";

try {
  const { data } = await axios.get("⟦server⟧/tp-api/classes⟦query⟧", {
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
    "⟦server⟧/tp-api/classes⟦query⟧",
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
        .url("⟦server⟧/tp-api/classes⟦query⟧")
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
var request = new RestRequest("/tp-api/classes⟦query⟧");
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
  --url '⟦server⟧/tp-api/classes⟦pageQuery.skip⟧'"$skip" \\
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
    const { data } = await axios.get("⟦server⟧/tp-api/classes⟦pageQuery.skip⟧", {
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
        "⟦server⟧/tp-api/classes⟦pageQuery.skip⟧",
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
          .url("⟦server⟧/tp-api/classes⟦pageQuery.skip⟧" + skip)
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
    var request = new RestRequest("/tp-api/classes⟦pageQuery.skip⟧" + skip);
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
