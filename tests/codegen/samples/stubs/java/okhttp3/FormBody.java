package okhttp3;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

public final class FormBody extends RequestBody {
  private FormBody(byte[] bytes) {
    super("application/x-www-form-urlencoded", bytes);
  }

  public static final class Builder {
    private final List<String> pairs = new ArrayList<>();

    public Builder add(String name, String value) {
      pairs.add(encode(name) + "=" + encode(value));
      return this;
    }

    public FormBody build() {
      return new FormBody(String.join("&", pairs).getBytes(StandardCharsets.UTF_8));
    }

    private static String encode(String text) {
      return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
  }
}
