import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    // OkHttp does not support digest authentication (RFC 7616): requests are rejected until a library adds it.
    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/classes?limit=25&ids%5B%5D=7c41e0b95d2a&ids%5B%5D=3fa98b26c07e&start=2027-03-01T00%3A00%3A00Z")
        .header("training-provider-id", "tp-48213")
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      System.out.println(response.body().string());
    }
  }
}