package okhttp3;

public final class MediaType {
  final String text;

  private MediaType(String text) {
    this.text = text;
  }

  public static MediaType get(String text) {
    return new MediaType(text);
  }
}
