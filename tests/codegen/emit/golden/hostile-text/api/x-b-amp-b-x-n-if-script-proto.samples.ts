// Generated from tests/fixtures/specs/hostile-text.yaml#/paths/~1a *~1`$~1{id}~1<b>"&#123;/post. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";

export const examples = {
  request: {
    "x/y; a{`${x}`}<b>&\"'*/\u2028\u202e": [
      {
        name: "a{`${x}`}<b>&\"'*/\u2028\u202e",
        summary:
          "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
        value:
          "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
      },
    ],
    "application/json": [
      {
        name: "example",
        value: {
          ["__proto__"]: {
            a: "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
          },
          "a{`${x}`}<b>&\"'*/\u2028\u202e": [
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
            {
              constructor:
                "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
            },
          ],
        } as unknown,
      },
    ],
  },
  responses: {
    default: {
      "application/json": [
        {
          name: "example",
          sampled: true,
          value:
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
        },
      ],
    },
  },
};

export const samples = {
  parameters: [
    { in: "path", name: "id", value: "text" },
    {
      in: "query",
      name: "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
      value:
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
    },
  ],
  request: {
    method: "POST",
    url: "{{server}}/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}",
    headers: [
      {
        name: "{{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}",
        value: "{{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}",
      },
    ],
  },
  programs: {
    curl: `curl --fail-with-body --request POST \\
  --url '{{server}}/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}' \\
  --header '{{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}: {{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}' \\
  --header 'Content-Type: application/octet-stream' \\
  --data-binary '@file.bin'`,
    axios: `import axios from "axios";
import { readFile } from "node:fs/promises";

const payload = await readFile("file.bin");

try {
  const { data } = await axios.post("{{server}}/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}", payload, {
    {{params}}
    headers: {
      {{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}: "{{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}",
      "Content-Type": "application/octet-stream",
    },
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
    requests: `import requests

response = requests.post(
    "{{server}}/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}",
    {{params}}
    headers={
        "{{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}": "{{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}",
        "Content-Type": "application/octet-stream",
    },
    data=open("file.bin", "rb"),
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
    okhttp: `import java.io.File;
import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create(new File("file.bin"), MediaType.get("application/octet-stream"));

    Request request = new Request.Builder()
        .url("{{server}}/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}")
        .header("{{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}", "{{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}")
        .post(body)
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

var client = new RestClient("{{server}}");
var request = new RestRequest("/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}", Method.Post);
request.AddHeader("{{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}", "{{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}");
request.AddBody(await File.ReadAllBytesAsync("file.bin"), "application/octet-stream");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);`,
  },
  variants: [
    {
      mediaType: "x/y; a{`${x}`}<b>&\"'*/\u2028\u202e",
      example: "a{`${x}`}<b>&\"'*/\u2028\u202e",
      summary:
        "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
      body: {
        type: "application/octet-stream",
        file: "file.bin",
      },
    },
    {
      mediaType: "application/json",
      example: "example",
      curl: `curl --fail-with-body --request POST \\
  --url '{{server}}/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}' \\
  --header '{{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}: {{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}' \\
  --header 'Content-Type: application/json' \\
  --data {{body}}`,
      axios: `import axios from "axios";

const payload = JSON.stringify({{body}});

try {
  const { data } = await axios.post("{{server}}/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}", payload, {
    {{params}}
    headers: {
      {{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}: "{{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}",
      "Content-Type": "application/json",
    },
  });
  console.log(data);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
      requests: `import requests

response = requests.post(
    "{{server}}/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}",
    {{params}}
    headers={
        "{{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}": "{{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}",
    },
    json={{body}},
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.json())`,
      okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create({{body}}, MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("{{server}}/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}")
        .header("{{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}", "{{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}")
        .post(body)
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

var client = new RestClient("{{server}}");
var request = new RestRequest("/a%0A*/%60$/{{path.id}}/%3Cb%3E%22&%23123;{{query}}", Method.Post);
request.AddHeader("{{schemeName.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}", "{{scheme.a%7B%60%24%7Bx%7D%60%7D%3Cb%3E%26%22%27%2A%2F%E2%80%A8%E2%80%AE}}");
request.AddStringBody({{body}}, ContentType.Json);

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.Content);`,
    },
  ],
} satisfies SampleTemplates;
