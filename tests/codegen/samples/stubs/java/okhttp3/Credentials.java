package okhttp3;

import java.nio.charset.Charset;
import java.util.Base64;

public final class Credentials {
  public static String basic(String username, String password, Charset charset) {
    byte[] bytes = (username + ":" + password).getBytes(charset);
    return "Basic " + Base64.getEncoder().encodeToString(bytes);
  }
}
