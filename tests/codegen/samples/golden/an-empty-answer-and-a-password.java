import java.io.IOException;
import java.nio.charset.StandardCharsets;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/classes/7c41e0b95d2a")
        .header("Authorization", Credentials.basic("{username}", "{password}", StandardCharsets.UTF_8))
        .header("training-provider-id", "tp-48213")
        .delete()
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      System.out.println(response.code());
    }
  }
}