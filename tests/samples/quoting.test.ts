import { expect, test } from "vitest";
import { familyOf } from "../../src/samples/quoting";

test.each([
  ["powershell", "“a” `$b", '"`“a`” ```$b"'],
  ["swift", "[\n1\n]", '#"""\n[\n1\n]\n"""#'],
  ["swift", "[\n\\#(a)\n]", '"[\\n\\\\#(a)\\n]"'],
])("%s writes %j as a text that says the same", (family, text, want) => {
  expect(familyOf(family).text(text)).toBe(want);
});
