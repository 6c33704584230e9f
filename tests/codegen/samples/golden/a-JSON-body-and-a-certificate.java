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
              "name": "Wind turbine \\"basics\\": it's on",
              "seats": 12,
              "online": false,
              "location": null,
              "sessions": [
                {
                  "start": "2027-03-01T08:00:00Z"
                }
              ]
            }""", MediaType.get("application/json"));

    Request request = new Request.Builder()
        .url("https://test.example.com/tp-api/classes")
        .header("Authorization", "TP key={key}, token={token}")
        .header("training-provider-id", "tp-48213")
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