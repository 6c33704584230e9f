// Generated from tests/fixtures/specs/foreign.yaml#/paths/~1v2~1books/post. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";
import type { PostBooksData } from "../models";

export const examples = {
  request: {
    "application/x-www-form-urlencoded": [
      {
        name: "required",
        sampled: true,
        value: {
          author: {
            name: "Example",
          },
          title: "text",
        } satisfies PostBooksData["body"],
      },
      {
        name: "all",
        sampled: true,
        value: {
          author: {
            name: "Example",
            born: 1,
          },
          binding: "text",
          edition: 1,
          isbn: "text",
          keywords: ["text"],
          language: "text",
          notes: "text",
          pages: 1,
          place: "text",
          price: 1,
          publisher: "text",
          series: "text",
          shelf: true,
          title: "text",
          year: 1,
        } satisfies PostBooksData["body"],
      },
    ],
  },
  responses: {},
};

export const samples = {
  request: {
    method: "POST",
    url: "{{server}}/v2/books",
    login: "basic",
  },
  programs: {
    curl: `curl --fail-with-body --request POST \\
  --url '{{server}}/v2/books' \\
{{only.Password}}
  --user '{{login.username}}:{{login.password}}' \\
{{only.Key}}
  {{headers}}
  --header '{{headerName}}: {{headerValue}}' \\
{{only}}
  --data-urlencode 'author={"name":"Example"}' \\
  --data-urlencode 'title=text'`,
    axios: `import axios from "axios";

const payload = new URLSearchParams([
  ["author", "{\\"name\\":\\"Example\\"}"],
  ["title", "text"],
]);

try {
  const { status } = await axios.post("{{server}}/v2/books", payload, {
{{only.Password}}
    auth: { username: "{{login.username}}", password: "{{login.password}}" },
{{only.Key}}
    headers: {
      {{headerName}}: "{{headerValue}}",
      {{headers}}
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
    "{{server}}/v2/books",
{{only.Key}}
    headers={
        "{{headerName}}": "{{headerValue}}",
        {{headers}}
    },
{{only}}
    data={
        "author": "{\\"name\\":\\"Example\\"}",
        "title": "text",
    },
{{only.Password}}
    auth=("{{login.username}}".encode(), "{{login.password}}".encode()),
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

    RequestBody body = new FormBody.Builder()
        .add("author", "{\\"name\\":\\"Example\\"}")
        .add("title", "text")
        .build();

    Request request = new Request.Builder()
        .url("{{server}}/v2/books")
{{only.Password}}
        .header("Authorization", Credentials.basic("{{login.username}}", "{{login.password}}", StandardCharsets.UTF_8))
{{only.Key}}
        .header("{{headerName}}", "{{headerValue}}")
        {{headers}}
{{only}}
        .post(body)
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
var request = new RestRequest("/v2/books", Method.Post);
{{only.Key}}
request.AddHeader("{{headerName}}", "{{headerValue}}");
{{headers}}
{{only}}
request.AddParameter("author", "{\\"name\\":\\"Example\\"}");
request.AddParameter("title", "text");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.StatusCode);`,
  },
  variants: [
    {
      mediaType: "application/x-www-form-urlencoded",
      example: "required",
      extent: "required",
      body: {
        type: "application/x-www-form-urlencoded",
        text: "author=%7B%22name%22%3A%22Example%22%7D&title=text",
      },
    },
    {
      mediaType: "application/x-www-form-urlencoded",
      example: "all",
      extent: "all",
      body: {
        type: "application/x-www-form-urlencoded",
        text: "author=%7B%22name%22%3A%22Example%22%2C%22born%22%3A1%7D&binding=text&edition=1&isbn=text&keywords=text&language=text&notes=text&pages=1&place=text&price=1&publisher=text&series=text&shelf=true&title=text&year=1",
      },
      curl: `curl --fail-with-body --request POST \\
  --url '{{server}}/v2/books' \\
{{only.Password}}
  --user '{{login.username}}:{{login.password}}' \\
{{only.Key}}
  {{headers}}
  --header '{{headerName}}: {{headerValue}}' \\
{{only}}
  --data-urlencode 'author={"name":"Example","born":1}' \\
  --data-urlencode 'binding=text' \\
  --data-urlencode 'edition=1' \\
  --data-urlencode 'isbn=text' \\
  --data-urlencode 'keywords=text' \\
  --data-urlencode 'language=text' \\
  --data-urlencode 'notes=text' \\
  --data-urlencode 'pages=1' \\
  --data-urlencode 'place=text' \\
  --data-urlencode 'price=1' \\
  --data-urlencode 'publisher=text' \\
  --data-urlencode 'series=text' \\
  --data-urlencode 'shelf=true' \\
  --data-urlencode 'title=text' \\
  --data-urlencode 'year=1'`,
      axios: `import axios from "axios";

const payload = new URLSearchParams([
  ["author", "{\\"name\\":\\"Example\\",\\"born\\":1}"],
  ["binding", "text"],
  ["edition", "1"],
  ["isbn", "text"],
  ["keywords", "text"],
  ["language", "text"],
  ["notes", "text"],
  ["pages", "1"],
  ["place", "text"],
  ["price", "1"],
  ["publisher", "text"],
  ["series", "text"],
  ["shelf", "true"],
  ["title", "text"],
  ["year", "1"],
]);

try {
  const { status } = await axios.post("{{server}}/v2/books", payload, {
{{only.Password}}
    auth: { username: "{{login.username}}", password: "{{login.password}}" },
{{only.Key}}
    headers: {
      {{headerName}}: "{{headerValue}}",
      {{headers}}
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
    "{{server}}/v2/books",
{{only.Key}}
    headers={
        "{{headerName}}": "{{headerValue}}",
        {{headers}}
    },
{{only}}
    data={
        "author": "{\\"name\\":\\"Example\\",\\"born\\":1}",
        "binding": "text",
        "edition": "1",
        "isbn": "text",
        "keywords": "text",
        "language": "text",
        "notes": "text",
        "pages": "1",
        "place": "text",
        "price": "1",
        "publisher": "text",
        "series": "text",
        "shelf": "true",
        "title": "text",
        "year": "1",
    },
{{only.Password}}
    auth=("{{login.username}}".encode(), "{{login.password}}".encode()),
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

    RequestBody body = new FormBody.Builder()
        .add("author", "{\\"name\\":\\"Example\\",\\"born\\":1}")
        .add("binding", "text")
        .add("edition", "1")
        .add("isbn", "text")
        .add("keywords", "text")
        .add("language", "text")
        .add("notes", "text")
        .add("pages", "1")
        .add("place", "text")
        .add("price", "1")
        .add("publisher", "text")
        .add("series", "text")
        .add("shelf", "true")
        .add("title", "text")
        .add("year", "1")
        .build();

    Request request = new Request.Builder()
        .url("{{server}}/v2/books")
{{only.Password}}
        .header("Authorization", Credentials.basic("{{login.username}}", "{{login.password}}", StandardCharsets.UTF_8))
{{only.Key}}
        .header("{{headerName}}", "{{headerValue}}")
        {{headers}}
{{only}}
        .post(body)
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
var request = new RestRequest("/v2/books", Method.Post);
{{only.Key}}
request.AddHeader("{{headerName}}", "{{headerValue}}");
{{headers}}
{{only}}
request.AddParameter("author", "{\\"name\\":\\"Example\\",\\"born\\":1}");
request.AddParameter("binding", "text");
request.AddParameter("edition", "1");
request.AddParameter("isbn", "text");
request.AddParameter("keywords", "text");
request.AddParameter("language", "text");
request.AddParameter("notes", "text");
request.AddParameter("pages", "1");
request.AddParameter("place", "text");
request.AddParameter("price", "1");
request.AddParameter("publisher", "text");
request.AddParameter("series", "text");
request.AddParameter("shelf", "true");
request.AddParameter("title", "text");
request.AddParameter("year", "1");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.StatusCode);`,
    },
  ],
} satisfies SampleTemplates;
