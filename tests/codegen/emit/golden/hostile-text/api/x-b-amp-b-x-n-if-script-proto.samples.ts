// Generated from tests/fixtures/specs/hostile-text.yaml#/paths/~1a *~1`$~1{id}~1<b>"&#123;/post. Run `npm run codegen`; do not edit.

export const examples = {
  request: {
    "a{`${x}`}<b>&\"'*/\u2028\u202e": [
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
        },
      },
    ],
  },
  responses: {
    default: {
      "application/json": [
        {
          name: "example",
          value:
            "{x} <b>&amp;\"'</b> `${x}` */ // \\\\n {{#if}} $& </script> \u2028\u2029\u202e\u200b\u0007 __proto__",
        },
      ],
    },
  },
};

export const samples = {
  curl: `curl --request POST \\
  --url 'https://{x}%20%3Cb%3E&amp;%22'\\''%3C/b%3E%20%60\${x}%60%20*/%20//%20%5C%5Cn%20%7B%7B/a%0A*/%60$/text/%3Cb%3E%22&%23123;?%7Bx%7D%20%3Cb%3E%26amp%3B%22%27%3C%2Fb%3E%20%60%24%7Bx%7D%60%20%2A%2F%20%2F%2F%20%5C%5Cn%20%7B%7B%23if%7D%7D%20%24%26%20%3C%2Fscript%3E%20%E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07%20__proto__=%7Bx%7D%20%3Cb%3E%26amp%3B%22%27%3C%2Fb%3E%20%60%24%7Bx%7D%60%20%2A%2F%20%2F%2F%20%5C%5Cn%20%7B%7B%23if%7D%7D%20%24%26%20%3C%2Fscript%3E%20%E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07%20__proto__' \\
  --header 'Authorization: {x} <b>&amp;"'\\''</b> \`\${x}\` */ // \\\\n {{#if}} $& </script> %E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07 __proto__' \\
  --header 'Content-Type: application/octet-stream' \\
  --data-binary '@file.bin'`,
  axios: `import axios from "axios";
import { readFile } from "node:fs/promises";

const payload = await readFile("file.bin");

const { data } = await axios.post("https://{x}%20%3Cb%3E&amp;%22'%3C/b%3E%20%60\${x}%60%20*/%20//%20%5C%5Cn%20%7B%7B/a%0A*/%60$/text/%3Cb%3E%22&%23123;?%7Bx%7D%20%3Cb%3E%26amp%3B%22%27%3C%2Fb%3E%20%60%24%7Bx%7D%60%20%2A%2F%20%2F%2F%20%5C%5Cn%20%7B%7B%23if%7D%7D%20%24%26%20%3C%2Fscript%3E%20%E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07%20__proto__=%7Bx%7D%20%3Cb%3E%26amp%3B%22%27%3C%2Fb%3E%20%60%24%7Bx%7D%60%20%2A%2F%20%2F%2F%20%5C%5Cn%20%7B%7B%23if%7D%7D%20%24%26%20%3C%2Fscript%3E%20%E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07%20__proto__", payload, {
  headers: {
    Authorization: "{x} <b>&amp;\\"'</b> \`\${x}\` */ // \\\\\\\\n {{#if}} $& </script> %E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07 __proto__",
    "Content-Type": "application/octet-stream",
  },
});

console.log(data);`,
  requests: `import requests

response = requests.post(
    "https://{x}%20%3Cb%3E&amp;%22'%3C/b%3E%20%60\${x}%60%20*/%20//%20%5C%5Cn%20%7B%7B/a%0A*/%60$/text/%3Cb%3E%22&%23123;?%7Bx%7D%20%3Cb%3E%26amp%3B%22%27%3C%2Fb%3E%20%60%24%7Bx%7D%60%20%2A%2F%20%2F%2F%20%5C%5Cn%20%7B%7B%23if%7D%7D%20%24%26%20%3C%2Fscript%3E%20%E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07%20__proto__=%7Bx%7D%20%3Cb%3E%26amp%3B%22%27%3C%2Fb%3E%20%60%24%7Bx%7D%60%20%2A%2F%20%2F%2F%20%5C%5Cn%20%7B%7B%23if%7D%7D%20%24%26%20%3C%2Fscript%3E%20%E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07%20__proto__",
    headers={
        "Authorization": "{x} <b>&amp;\\"'</b> \`\${x}\` */ // \\\\\\\\n {{#if}} $& </script> %E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07 __proto__",
        "Content-Type": "application/octet-stream",
    },
    data=open("file.bin", "rb"),
)
response.raise_for_status()
print(response.json())`,
  okhttp: `import java.io.File;
import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create(new File("file.bin"), MediaType.get("application/octet-stream"));

    Request request = new Request.Builder()
        .url("https://{x}%20%3Cb%3E&amp;%22'%3C/b%3E%20%60\${x}%60%20*/%20//%20%5C%5Cn%20%7B%7B/a%0A*/%60$/text/%3Cb%3E%22&%23123;?%7Bx%7D%20%3Cb%3E%26amp%3B%22%27%3C%2Fb%3E%20%60%24%7Bx%7D%60%20%2A%2F%20%2F%2F%20%5C%5Cn%20%7B%7B%23if%7D%7D%20%24%26%20%3C%2Fscript%3E%20%E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07%20__proto__=%7Bx%7D%20%3Cb%3E%26amp%3B%22%27%3C%2Fb%3E%20%60%24%7Bx%7D%60%20%2A%2F%20%2F%2F%20%5C%5Cn%20%7B%7B%23if%7D%7D%20%24%26%20%3C%2Fscript%3E%20%E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07%20__proto__")
        .header("Authorization", "{x} <b>&amp;\\"'</b> \`\${x}\` */ // \\\\\\\\n {{#if}} $& </script> %E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07 __proto__")
        .post(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      System.out.println(response.body().string());
    }
  }
}`,
  restsharp: `using RestSharp;

var client = new RestClient("https://{x}%20%3Cb%3E&amp;%22'%3C");
var request = new RestRequest("/b%3E%20%60\${x}%60%20*/%20//%20%5C%5Cn%20%7B%7B/a%0A*/%60$/text/%3Cb%3E%22&%23123;?%7Bx%7D%20%3Cb%3E%26amp%3B%22%27%3C%2Fb%3E%20%60%24%7Bx%7D%60%20%2A%2F%20%2F%2F%20%5C%5Cn%20%7B%7B%23if%7D%7D%20%24%26%20%3C%2Fscript%3E%20%E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07%20__proto__=%7Bx%7D%20%3Cb%3E%26amp%3B%22%27%3C%2Fb%3E%20%60%24%7Bx%7D%60%20%2A%2F%20%2F%2F%20%5C%5Cn%20%7B%7B%23if%7D%7D%20%24%26%20%3C%2Fscript%3E%20%E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07%20__proto__", Method.Post);
request.AddHeader("Authorization", "{x} <b>&amp;\\"'</b> \`\${x}\` */ // \\\\\\\\n {{#if}} $& </script> %E2%80%A8%E2%80%A9%E2%80%AE%E2%80%8B%07 __proto__");
request.AddBody(await File.ReadAllBytesAsync("file.bin"), "application/octet-stream");

var response = await client.ExecuteAsync(request);
Console.WriteLine(response.Content);`,
};
