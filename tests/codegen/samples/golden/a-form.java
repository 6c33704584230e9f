import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = new FormBody.Builder()
        .add("grant_type", "password")
        .add("scope", "a b")
        .add("scope", "c")
        .build();

    Request request = new Request.Builder()
        .url("https://api.example.com/token")
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