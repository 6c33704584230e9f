import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create("""
            {
              "name": "Wind turbine \\"basics\\": it's on",
              "seats": 12,
              "online": false,
              "location": null,
              "sessions": [
                {
                  "start": "2027-03-01T08:00:00Z"
                }
              ]
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/classes")
        .header("Authorization", "TP key={key}, token={token}")
        .header("training-provider-id", "tp-48213")
        .post(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      System.out.println(response.body().string());
    }
  }
}