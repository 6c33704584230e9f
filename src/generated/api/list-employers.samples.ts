// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1employers/get. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { ListEmployersResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "employers",
          summary: "Two employers",
          value: [
            {
              id: "f17a3e05bc82",
              name: "Nordsee Wind GmbH",
            },
            {
              id: "6b8c20f4e197",
              name: "Nordsee Service Rotterdam BV",
            },
          ] satisfies ListEmployersResponses[200],
        },
        {
          name: "none",
          summary: "Nothing matches",
          value: [] satisfies ListEmployersResponses[200],
        },
      ],
    },
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: [{ in: "query", name: "employerName", value: "nordsee" }, "TrainingProviderId"],
  request: {
    method: "GET",
    url: "⟦server⟧/tp-api/employers⟦query⟧",
  },
  programs: {
    curl: `curl --fail-with-body \\
  --url '⟦server⟧/tp-api/employers⟦query⟧' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧'`,
    axios: `import axios from "axios";

try {
  const { data } = await axios.get("⟦server⟧/tp-api/employers⟦query⟧", {
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
    "⟦server⟧/tp-api/employers⟦query⟧",
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
        .url("⟦server⟧/tp-api/employers⟦query⟧")
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
var request = new RestRequest("/tp-api/employers⟦query⟧");
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
  variants: [{}],
} satisfies SampleTemplates;
