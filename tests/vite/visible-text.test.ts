import { expect, test } from "vitest";
import { visibleHtml, visibleText } from "../../src/vite/visible-text";

test.each([
  [
    "text of any script",
    "<p>Ünï \u200Fעברית\u200F 日本</p>\n\t",
    "<p>Ünï \u200Fעברית\u200F 日本</p>\n\t",
  ],
  ["a control", "<p>a\u0007b\u0000c\u007F\u0085</p>", "<p>a␇b␀c␡[U+0085]</p>"],
  ["a direction override", "<b>a\u202Eb\u2066</b>", "<b>a[U+202E]b[U+2066]</b>"],
  ["a line end of another system", "<p>a\r\nb\rc</p>", "<p>a\nb\nc</p>"],
  [
    "a value of an attribute",
    '<i a="x\u202Ey\rz\u0000">\u202E</i>',
    '<i a="x&#8238;y&#13;z␀">[U+202E]</i>',
  ],
  ["a program", "<script>'\u202E'</script>\u202E", "<script>'\u202E'</script>[U+202E]"],
])("%s", (_, given, want) => {
  expect(visibleHtml(given)).toBe(want);
});

test("text outside of HTML", () => {
  expect(visibleText("a\u0007\r\nb<\u202E>")).toBe("a␇\nb<[U+202E]>");
  expect(visibleText("plain")).toBe("plain");
});
