// Generated from tests/fixtures/specs/foreign.yaml#/paths/~1v2~1books/get. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "@reference";

export const examples = {
  request: {},
  responses: {},
};

export const samples = {
  parameters: [],
  request: {
    method: "GET",
    url: "{{server}}/v2/books",
    headers: [],
  },
  programs: {
    curl: `curl --fail-with-body \\
  --url '{{server}}/v2/books'`,
    axios: `import axios from "axios";

try {
  const { status } = await axios.get("{{server}}/v2/books");
  console.log(status);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
    requests: `import requests

response = requests.get("{{server}}/v2/books")
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.status_code)`,
    okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("{{server}}/v2/books")
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      System.out.println(response.code());
    }
  }
}`,
    restsharp: `using RestSharp;

var client = new RestClient("{{server}}");
var request = new RestRequest("/v2/books");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.StatusCode);`,
  },
  variants: [{}],
} satisfies SampleTemplates;
