package okhttp3;

import java.util.LinkedHashMap;
import java.util.Map;

public final class Request {
  String url;
  String method = "GET";
  RequestBody body;
  final Map<String, String> headers = new LinkedHashMap<>();

  public static final class Builder {
    private final Request request = new Request();

    public Builder url(String url) {
      request.url = url;
      return this;
    }

    public Builder header(String name, String value) {
      for (char c : value.toCharArray()) {
        if (c != '\t' && (c < ' ' || c > '~')) throw new IllegalArgumentException(value);
      }
      request.headers.put(name, value);
      return this;
    }

    public Builder post(RequestBody body) {
      return method("POST", body);
    }

    public Builder put(RequestBody body) {
      return method("PUT", body);
    }

    public Builder patch(RequestBody body) {
      return method("PATCH", body);
    }

    public Builder delete(RequestBody body) {
      return method("DELETE", body);
    }

    public Builder delete() {
      return method("DELETE", null);
    }

    public Builder head() {
      return method("HEAD", null);
    }

    public Builder method(String method, RequestBody body) {
      boolean needsBody = method.matches("POST|PUT|PATCH");
      if (needsBody && body == null) throw new IllegalArgumentException(method);
      if (method.matches("GET|HEAD") && body != null) throw new IllegalArgumentException(method);
      request.method = method;
      request.body = body;
      return this;
    }

    public Request build() {
      return request;
    }
  }
}
