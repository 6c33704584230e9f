package okhttp3;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;

public class RequestBody {
  final String type;
  final byte[] bytes;

  RequestBody(String type, byte[] bytes) {
    this.type = type;
    this.bytes = bytes;
  }

  public static RequestBody create(byte[] bytes) {
    return new RequestBody(null, bytes);
  }

  public static RequestBody create(String text, MediaType type) {
    if (type == null) return new RequestBody(null, text.getBytes(StandardCharsets.UTF_8));
    String charset = type.text.contains("charset") ? "" : "; charset=utf-8";
    return new RequestBody(type.text + charset, text.getBytes(StandardCharsets.UTF_8));
  }

  public static RequestBody create(File file, MediaType type) {
    try {
      return new RequestBody(type == null ? null : type.text, Files.readAllBytes(file.toPath()));
    } catch (IOException error) {
      throw new IllegalStateException(error);
    }
  }
}
