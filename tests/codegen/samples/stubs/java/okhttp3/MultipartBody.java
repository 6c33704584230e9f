package okhttp3;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

public final class MultipartBody extends RequestBody {
  public static final MediaType FORM = MediaType.get("multipart/form-data");

  private MultipartBody(byte[] bytes) {
    super("multipart/form-data; boundary=stub-boundary", bytes);
  }

  public static final class Builder {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    public Builder setType(MediaType type) {
      return this;
    }

    public Builder addFormDataPart(String name, String value) {
      RequestBody body = new RequestBody(null, value.getBytes(StandardCharsets.UTF_8));
      return addFormDataPart(name, null, body);
    }

    public Builder addFormDataPart(String name, String file, RequestBody body) {
      write("--stub-boundary\r\nContent-Disposition: form-data; name=\"" + quote(name) + "\"");
      if (file != null) write("; filename=\"" + quote(file) + "\"");
      if (body.type != null) write("\r\nContent-Type: " + body.type);
      write("\r\n\r\n");
      bytes.writeBytes(body.bytes);
      write("\r\n");
      return this;
    }

    public Builder addPart(Headers headers, RequestBody body) {
      write("--stub-boundary");
      for (String[] field : headers.fields) write("\r\n" + field[0] + ": " + field[1]);
      if (body.type != null) write("\r\nContent-Type: " + body.type);
      write("\r\n\r\n");
      bytes.writeBytes(body.bytes);
      write("\r\n");
      return this;
    }

    public MultipartBody build() {
      write("--stub-boundary--\r\n");
      return new MultipartBody(bytes.toByteArray());
    }

    private void write(String text) {
      bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String quote(String text) {
      return text.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A");
    }
  }
}
