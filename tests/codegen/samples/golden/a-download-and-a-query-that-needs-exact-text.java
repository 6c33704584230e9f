import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    Request request = new Request.Builder()
        .url("https://api.example.com/exports/1/file?columns=a,b")
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      Files.write(Path.of("file.zip"), response.body().bytes());
    }
  }
}