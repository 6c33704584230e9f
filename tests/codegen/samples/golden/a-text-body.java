import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = RequestBody.create("""
            id,name
            1,"Ann ""A"" \\ `x` ${y}\"""", MediaType.get("text/csv"));

    Request request = new Request.Builder()
        .url("https://api.example.com/notes/1")
        .put(body)
        .build();

    try (Response response = client.newCall(request).execute()) {
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + response.body().string());
      }
      System.out.println(response.body().string());
    }
  }
}