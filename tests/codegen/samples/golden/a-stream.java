import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient.Builder()
        .readTimeout(Duration.ZERO)
        .build();

    Request request = new Request.Builder()
        .url("https://api.example.com/events?since=7")
        .header("Accept", "text/event-stream")
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      new BufferedReader(response.body().charStream()).lines().forEach(System.out::println);
    }
  }
}