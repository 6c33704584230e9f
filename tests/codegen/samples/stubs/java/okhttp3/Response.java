package okhttp3;

import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;

public final class Response implements AutoCloseable {
  public static final class Body {
    private final byte[] bytes;

    private Body(byte[] bytes) {
      this.bytes = bytes;
    }

    public String string() {
      return new String(bytes, StandardCharsets.UTF_8);
    }

    public Reader charStream() {
      return new StringReader(string());
    }

    public byte[] bytes() {
      return bytes;
    }
  }

  private final int code;
  private final Body body;

  /** From the whole message as it came. */
  Response(byte[] message) {
    String text = new String(message, StandardCharsets.ISO_8859_1);
    code = Integer.parseInt(text.split(" ")[1]);
    String content = text.substring(text.indexOf("\r\n\r\n") + 4);
    body = new Body(content.getBytes(StandardCharsets.ISO_8859_1));
  }

  public Body body() {
    return body;
  }

  public int code() {
    return code;
  }

  public boolean isSuccessful() {
    return code >= 200 && code < 300;
  }

  @Override
  public void close() {}
}
