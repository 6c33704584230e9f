// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments~1{enrollmentId}/delete. Run `npm run codegen`; do not edit.
import type { Samples } from "@reference";
import type { DeleteClassEnrollmentErrors } from "../models";

export const examples = {
  request: {},
  responses: {
    "400": {
      "application/json": [
        {
          name: "status",
          summary: "Error with a status code",
          value: {
            statusCode: 400,
            code: "EXAMPLE_CODE",
            error: "Bad Request",
            message: "The request is not valid.",
          } satisfies DeleteClassEnrollmentErrors[400],
        },
        {
          name: "keyed",
          summary: "Error with a key",
          value: {
            error: {
              key: "example-key",
              message: "The request is not valid.",
            },
          } satisfies DeleteClassEnrollmentErrors[400],
        },
      ],
    },
  },
};

export const samples = {
  parameters: [
    { in: "path", name: "classId", value: "7c41e0b95d2a" },
    { in: "path", name: "enrollmentId", value: "2be60f8d13c9" },
    { in: "header", name: "training-provider-id", value: "tp-48213" },
  ],
  request: {
    method: "DELETE",
    url: "{{server}}/tp-api/classes/{{path.classId}}/enrollments/{{path.enrollmentId}}",
    headers: [
      { name: "Authorization", value: "{{scheme.TrainingProviderAuthorization}}" },
      { name: "training-provider-id", value: "{{header.training-provider-id}}" },
    ],
  },
  variants: [
    {
      curl: `curl --fail-with-body --request DELETE \\
  --url '{{server}}/tp-api/classes/{{path.classId}}/enrollments/{{path.enrollmentId}}' \\
  --header 'Authorization: {{scheme.TrainingProviderAuthorization}}' \\
  --header 'training-provider-id: {{header.training-provider-id}}'`,
      axios: `import axios from "axios";

try {
  const { status } = await axios.delete("{{server}}/tp-api/classes/{{path.classId}}/enrollments/{{path.enrollmentId}}", {
    headers: {
      Authorization: "{{scheme.TrainingProviderAuthorization}}",
      "training-provider-id": "{{header.training-provider-id}}",
    },
  });
  console.log(status);
} catch (error) {
  if (!error.response) throw error;
  console.error(error.response.status, error.response.data);
  process.exitCode = 1;
}`,
      requests: `import requests

response = requests.delete(
    "{{server}}/tp-api/classes/{{path.classId}}/enrollments/{{path.enrollmentId}}",
    headers={
        "Authorization": "{{scheme.TrainingProviderAuthorization}}",
        "training-provider-id": "{{header.training-provider-id}}",
    },
)
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.text}")
print(response.status_code)`,
      okhttp: `import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("{{server}}/tp-api/classes/{{path.classId}}/enrollments/{{path.enrollmentId}}")
        .header("Authorization", "{{scheme.TrainingProviderAuthorization}}")
        .header("training-provider-id", "{{header.training-provider-id}}")
        .delete()
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
var request = new RestRequest("/tp-api/classes/{{path.classId}}/enrollments/{{path.enrollmentId}}", Method.Delete);
request.AddHeader("Authorization", "{{scheme.TrainingProviderAuthorization}}");
request.AddHeader("training-provider-id", "{{header.training-provider-id}}");

var response = await client.ExecuteAsync(request);
if (!response.IsSuccessful)
{
    throw new HttpRequestException(
        (int)response.StatusCode + " " + response.Content, response.ErrorException);
}
Console.WriteLine(response.StatusCode);`,
    },
  ],
} satisfies Samples;
