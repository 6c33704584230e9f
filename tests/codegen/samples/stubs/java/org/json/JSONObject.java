package org.json;

/** The part of it that programs use. */
public final class JSONObject {
  public static final Object NULL =
      new Object() {
        @Override
        public boolean equals(Object other) {
          return other == null || other == this;
        }
      };

  public static String quote(String text) {
    StringBuilder result = new StringBuilder("\"");
    for (char next : text.toCharArray()) {
      if (next < ' ') result.append(String.format("\\u%04x", (int) next));
      else result.append(next == '"' || next == '\\' ? "\\" : "").append(next);
    }
    return result.append('"').toString();
  }
}
