package org.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what `JSON.stringify` writes: objects as maps, arrays as lists, all but texts and null as a name or number. */
public final class JSONTokener {
  private final String text;
  private int at = 0;

  public JSONTokener(String text) {
    this.text = text;
  }

  public Object nextValue() {
    char first = text.charAt(at);
    if (first == '"') return string();
    if (first == '{' || first == '[') {
      Map<String, Object> members = new LinkedHashMap<>();
      List<Object> items = new ArrayList<>();
      for (at++; text.charAt(at) != '}' && text.charAt(at) != ']'; ) {
        if (text.charAt(at) == ',') at++;
        String key = first == '{' ? string() : "";
        if (first == '{') at++;
        Object value = nextValue();
        members.put(key, value);
        items.add(value);
      }
      at++;
      return first == '{' ? members : items;
    }
    int start = at;
    while (at < text.length() && ",]}".indexOf(text.charAt(at)) < 0) at++;
    String name = text.substring(start, at);
    return name.equals("null") ? JSONObject.NULL : name;
  }

  private String string() {
    StringBuilder result = new StringBuilder();
    for (at++; text.charAt(at) != '"'; at++) {
      char next = text.charAt(at);
      if (next != '\\') {
        result.append(next);
        continue;
      }
      next = text.charAt(++at);
      int known = "nrtbf".indexOf(next);
      if (next == 'u') result.append((char) Integer.parseInt(text.substring(at + 1, (at += 4) + 1), 16));
      else result.append(known < 0 ? next : "\n\r\t\b\f".charAt(known));
    }
    at++;
    return result.toString();
  }
}
