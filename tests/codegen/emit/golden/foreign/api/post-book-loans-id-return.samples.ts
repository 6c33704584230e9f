// Generated from tests/fixtures/specs/foreign.yaml#/paths/~1v2~1book_loans~1{id}~1return/post. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";

export const examples = {
  request: {},
  responses: {},
};

export const samples = {
  parameters: ["id"],
  security: ["Password", "Key"],
  request: {
    method: "POST",
    url: "{{server}}/v2/book_loans/{{path.id}}/return",
    headers: [],
    login: "basic",
  },
  programs: {
    curl: `curl --fail-with-body --request POST \\
  --url '{{server}}/v2/book_loans/{{path.id}}/return' \\
{{only.Password}}
  --user '{{login.username}}:{{login.password}}'
{{only.Key}}
  --header '{{schemeName.Key}}: {{scheme.Key}}'`,
    axios: `import axios from "axios";

try {
  const { status } = await axios.post("{{server}}/v2/book_loans/{{path.id}}/return", null, {
{{only.Password}}
    auth: { username: "{{login.username}}", password: "{{login.password}}" },
{{only.Key}}
    headers: {
      {{schemeName.Key}}: "{{scheme.Key}}",
    },
{{only}}
  });
  console.log(status);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
    requests: `import requests

response = requests.post(
    "{{server}}/v2/book_loans/{{path.id}}/return",
{{only.Password}}
    auth=("{{login.username}}".encode(), "{{login.password}}".encode()),
{{only.Key}}
    headers={
        "{{schemeName.Key}}": "{{scheme.Key}}",
    },
{{only}}
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.status_code)`,
    okhttp: `import java.io.IOException;
{{only.Password}}
import java.nio.charset.StandardCharsets;
{{only}}
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("{{server}}/v2/book_loans/{{path.id}}/return")
{{only.Password}}
        .header("Authorization", Credentials.basic("{{login.username}}", "{{login.password}}", StandardCharsets.UTF_8))
{{only.Key}}
        .header("{{schemeName.Key}}", "{{scheme.Key}}")
{{only}}
        .post(RequestBody.create(new byte[0]))
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
{{only.Password}}
using RestSharp.Authenticators;
{{only}}

{{only.Password}}
var client = new RestClient(new RestClientOptions("{{server}}")
{
    Authenticator = new HttpBasicAuthenticator("{{login.username}}", "{{login.password}}"),
});
{{only.Key}}
var client = new RestClient("{{server}}");
{{only}}
var request = new RestRequest("/v2/book_loans/{{path.id}}/return", Method.Post);
{{only.Key}}
request.AddHeader("{{schemeName.Key}}", "{{scheme.Key}}");
{{only}}

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
