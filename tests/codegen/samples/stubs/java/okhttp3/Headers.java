package okhttp3;

public final class Headers {
  final String[][] fields;

  private Headers(String[][] fields) {
    this.fields = fields;
  }

  public static Headers of(String... namesAndValues) {
    String[][] fields = new String[namesAndValues.length / 2][];
    for (int index = 0; index < fields.length; index++) {
      fields[index] = new String[] {namesAndValues[2 * index], namesAndValues[2 * index + 1]};
    }
    return new Headers(fields);
  }
}
