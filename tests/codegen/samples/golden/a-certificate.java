import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import okhttp3.*;
import okhttp3.tls.*;

public class Main {
  public static void main(String[] args) throws IOException {
    // Needs okhttp-tls in addition to okhttp.
    String pem = Files.readString(Path.of("client.pem")) + Files.readString(Path.of("client.key"));
    HandshakeCertificates certificates = new HandshakeCertificates.Builder()
        .addPlatformTrustedCertificates()
        .heldCertificate(HeldCertificate.decode(pem))
        .build();
    OkHttpClient client = new OkHttpClient.Builder()
        .sslSocketFactory(certificates.sslSocketFactory(), certificates.trustManager())
        .build();

    RequestBody body = RequestBody.create("""
            {
              "amount": 5
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://api.example.com/payments")
        .header("Authorization", "TP key={key}, token={token}")
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