package okhttp3;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;

/** Writes HTTP/1.1 itself: the clients of the JDK refuse some methods and headers. */
public final class OkHttpClient {
  public static final class Builder {
    public Builder readTimeout(Duration time) {
      return this;
    }

    public OkHttpClient build() {
      return new OkHttpClient();
    }
  }

  public final class Call {
    private final Request request;

    private Call(Request request) {
      this.request = request;
    }

    public Response execute() throws IOException {
      String[] parts = request.url.substring("http://".length()).split("(?=/)", 2);
      URI url = URI.create("http://" + parts[0]);
      StringBuilder head = new StringBuilder(request.method + " " + parts[1] + " HTTP/1.1\r\n");
      head.append("Host: " + url.getAuthority() + "\r\nConnection: close\r\n");
      for (Map.Entry<String, String> header : request.headers.entrySet()) {
        head.append(header.getKey() + ": " + header.getValue() + "\r\n");
      }
      ByteArrayOutputStream message = new ByteArrayOutputStream();
      if (request.body != null) {
        boolean isTyped = request.headers.containsKey("Content-Type") || request.body.type == null;
        if (!isTyped) head.append("Content-Type: " + request.body.type + "\r\n");
        head.append("Content-Length: " + request.body.bytes.length + "\r\n");
      }
      message.writeBytes((head + "\r\n").getBytes(StandardCharsets.US_ASCII));
      if (request.body != null) message.writeBytes(request.body.bytes);
      try (Socket socket = new Socket(url.getHost(), url.getPort())) {
        socket.getOutputStream().write(message.toByteArray());
        return new Response(socket.getInputStream().readAllBytes());
      }
    }
  }

  public Call newCall(Request request) {
    return new Call(request);
  }
}
