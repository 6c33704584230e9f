import java.io.File;
import java.io.IOException;
import okhttp3.*;

public class Main {
  public static void main(String[] args) throws IOException {
    OkHttpClient client = new OkHttpClient();

    RequestBody body = new MultipartBody.Builder()
        .setType(MultipartBody.FORM)
        .addFormDataPart("note", "A plain note")
        .addFormDataPart("meta", null, RequestBody.create("{\"tags\":[\"a\"]}", MediaType.get("application/json")))
        .addFormDataPart("file", "file.png", RequestBody.create(new File("file.png"), MediaType.get("image/png")))
        .build();

    Request request = new Request.Builder()
        .url("https://api.example.com/files")
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