package org.json;

import java.util.List;
import java.util.Map;

/** What a JSON Pointer (RFC 6901) names. */
public final class JSONPointer {
  private final String pointer;

  public JSONPointer(String pointer) {
    this.pointer = pointer;
  }

  public Object queryFrom(Object document) {
    Object current = document;
    for (String token : pointer.substring(1).split("/", -1)) {
      String key = token.replace("~1", "/").replace("~0", "~");
      current =
          current instanceof List<?> list
              ? list.get(Integer.parseInt(key))
              : ((Map<?, ?>) current).get(key);
    }
    return current;
  }
}
