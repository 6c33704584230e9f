package org.json;

import java.util.List;
import java.util.function.Consumer;

/** The part of it that loops use. */
public final class JSONArray {
  private final List<?> items;

  public JSONArray(String text) {
    items = (List<?>) new JSONTokener(text).nextValue();
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
