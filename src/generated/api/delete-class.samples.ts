// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}/delete. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { DeleteClassResponses } from "../models";

export const examples = {
  request: {},
  responses: {
    "200": {
      "application/json": [
        {
          name: "deleted",
          summary: "Id of the deleted class",
          value: {
            id: "7c41e0b95d2a",
          } satisfies DeleteClassResponses[200],
        },
      ],
    },
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: ["ClassId", "TrainingProviderId"],
  request: {
    method: "DELETE",
    url: "⟦server⟧/tp-api/classes/⟦path.classId⟧",
  },
  programs: {
    curl: `curl --fail-with-body --request DELETE \\
  --url '⟦server⟧/tp-api/classes/⟦path.classId⟧' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧'`,
    axios: `import axios from "axios";

try {
  const { data } = await axios.delete("⟦server⟧/tp-api/classes/⟦path.classId⟧", {
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

response = requests.delete(
    "⟦server⟧/tp-api/classes/⟦path.classId⟧",
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
        .url("⟦server⟧/tp-api/classes/⟦path.classId⟧")
        .header("⟦headerName⟧", "⟦headerValue⟧")
        ⟦headers⟧
        .delete()
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
var request = new RestRequest("/tp-api/classes/⟦path.classId⟧", Method.Delete);
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
