import { expect, test } from "vitest";
import { counted, fill } from "../../src/shared/fill-text";

test.each([
  ["Copy {name}", { name: "{other} $1" }, "Copy {other} $1"],
  ["{count} of {count}, {unknown}", { count: 2 }, "2 of 2, {unknown}"],
])("%j with %j", (text, values, want) => {
  expect(fill(text, values)).toBe(want);
});

const pages = { one: "{count} strona", few: "{count} strony", other: "{count} stron" };

test.each([
  ["en", 1, "1 strona"],
  ["en", 2, "2 stron"],
  ["pl", 2, "2 strony"],
  ["pl", 12, "12 stron"],
])("in %s, %i takes its plural form", (lang, count, want) => {
  expect(counted(pages, count, lang)).toBe(want);
});

test("a form that the words lack is the general one", () => {
  expect(counted({ other: "{count} in {file}" }, 1, "en", { file: "a.ts" })).toBe("1 in a.ts");
});
