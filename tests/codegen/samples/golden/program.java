import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import okhttp3.*;
import org.json.*;

/** Borrow a book */
public class Main {
  public static void main(String[] args) throws IOException {
    String baseUrl = "https://api.example.com";
    String title = "Emma";

    OkHttpClient client = new OkHttpClient();

    // 1. GET /books
    String response = send(client, new Request.Builder()
        .url(baseUrl + "/books?title=" + encode(title))
        .build());
    String bookId = read(response, "/0/id");

    // 2. POST /loans
    RequestBody body = RequestBody.create("""
            {
              "bookId": %s,
              "weeks": 2,
              "kind": "HOME"
            }""".formatted(JSONObject.quote(bookId)), MediaType.get("application/json"));
    response = send(client, new Request.Builder()
        .url(baseUrl + "/loans")
        .post(body)
        .build());
    String loanId = read(response, "/id");
    System.out.println("loanId: " + loanId);

    // 3. DELETE /loans/{loanId}
    send(client, new Request.Builder()
        .url(baseUrl + "/loans/" + encode(loanId))
        .delete()
        .build());
  }

  /** Sends a request; stops with status and body if it is rejected. */
  static String send(OkHttpClient client, Request request) throws IOException {
    try (Response response = client.newCall(request).execute()) {
      String text = response.body().string();
      if (!response.isSuccessful()) {
        throw new IOException(response.code() + " " + text);
      }
      return text;
    }
  }

  /** Reads a value from a response by its JSON Pointer. */
  static String read(String response, String pointer) {
    Object value = new JSONPointer(pointer).queryFrom(new JSONTokener(response).nextValue());
    if (JSONObject.NULL.equals(value)) {
      throw new IllegalStateException("The response has no " + pointer + ".");
    }
    return value.toString();
  }

  /** Percent-encodes a value for a URL. */
  static String encode(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
  }
}