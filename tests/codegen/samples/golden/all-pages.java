import java.io.IOException;
import okhttp3.*;
import org.json.JSONArray;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    int skip = 0;
    while (true) {
      Request request = new Request.Builder()
          .url("https://api.example.com/entries?limit=100&skip=" + skip)
          .build();

      try (Response response = client.newCall(request).execute()) {
        if (!response.isSuccessful()) {
          throw new IOException(response.code() + " " + response.body().string());
        }
        JSONArray page = new JSONArray(response.body().string());
        if (page.isEmpty()) break;
        page.forEach(System.out::println);
        skip += page.length();
      }
    }
  }
}