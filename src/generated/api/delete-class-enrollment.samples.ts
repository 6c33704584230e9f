// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments~1{enrollmentId}/delete. Run `npm run codegen`; do not edit.
import type { SampleTemplates } from "openapi-tsx-docs/reference";

export const examples = {
  request: {},
  responses: {
    "400": "BadRequest",
  },
};

export const samples = {
  parameters: ["ClassId", "ClassEnrollmentId", "TrainingProviderId"],
  request: {
    method: "DELETE",
    url: "⟦server⟧/tp-api/classes/⟦path.classId⟧/enrollments/⟦path.enrollmentId⟧",
  },
  programs: {
    curl: `curl --fail-with-body --request DELETE \\
  --url '⟦server⟧/tp-api/classes/⟦path.classId⟧/enrollments/⟦path.enrollmentId⟧' \\
  ⟦headers⟧
  --header '⟦headerName⟧: ⟦headerValue⟧'`,
    axios: `import axios from "axios";

try {
  const { status } = await axios.delete("⟦server⟧/tp-api/classes/⟦path.classId⟧/enrollments/⟦path.enrollmentId⟧", {
    headers: {
      ⟦headerName⟧: "⟦headerValue⟧",
      ⟦headers⟧
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
    "⟦server⟧/tp-api/classes/⟦path.classId⟧/enrollments/⟦path.enrollmentId⟧",
    headers={
        "⟦headerName⟧": "⟦headerValue⟧",
        ⟦headers⟧
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
        .url("⟦server⟧/tp-api/classes/⟦path.classId⟧/enrollments/⟦path.enrollmentId⟧")
        .header("⟦headerName⟧", "⟦headerValue⟧")
        ⟦headers⟧
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

var client = new RestClient("⟦server⟧");
var request = new RestRequest("/tp-api/classes/⟦path.classId⟧/enrollments/⟦path.enrollmentId⟧", Method.Delete);
request.AddHeader("⟦headerName⟧", "⟦headerValue⟧");
⟦headers⟧

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
