import { expect, test } from "vitest";
import { bodyLeaves, withLeaf } from "../../src/samples/body-leaves";
import { bodyText } from "../../src/samples/json-body";
import { languageKeys } from "../../src/samples/languages";
import { addedLanguages } from "../../src/vite/added-languages/table";

const body = {
  name: 'it\'s "new" \\ $x',
  empty: "",
  list: [1, -2.5e-7, null, { true: true }],
  nothing: {},
  "12\n": "a, 3",
};
const names = ["name", "empty", "list.0", "list.1", "list.2", "list.3.true", "12\n"];

const all = [...languageKeys, ...Object.keys(addedLanguages)];

test.each(all)("%s: each value is at the position given for it", (language) => {
  const before = "    payload = ";
  const text = bodyText(language, body, before, addedLanguages);
  const leaves = bodyLeaves(language, body, before, addedLanguages);
  expect(leaves.map(({ name }) => name)).toEqual(names);
  const shown = leaves.map(({ start, end }) => text.slice(start, end));
  expect(shown[0]).toMatch(/^it.*new.*x$/);
  expect(shown.slice(1, 4)).toEqual(["", "1", "-2.5e-7"]);
  expect(shown.slice(4, 6).map((one) => one.toLowerCase())).toEqual([
    language === "requests" ? "none" : "null",
    "true",
  ]);
  expect(shown[6]).toBe("a, 3");
  // A body with another value differs only in that value.
  for (const [index, { value, start, end }] of leaves.entries()) {
    const other = typeof value === "string" ? "other" : "7";
    const changed = bodyText(language, withLeaf(body, index, other, value), before, addedLanguages);
    expect(changed).toBe(text.slice(0, start) + other + text.slice(end));
  }
});

test.each([
  ["a string stays a string", "a", "1", "1"],
  ["a number", 1, "-2.50", -2.5],
  ["another kind of value", 1, "null", null],
  ["an invalid value", 1, "one", "one"],
  ["an invalid number in JSON", 1, "01", "01"],
  ["a number that JavaScript would round", 1, "12345678901234567", "12345678901234567"],
  ["a list is not accepted", 1, "[1]", "[1]"],
])("%s", (_, value, typed, want) => {
  expect(withLeaf({ other: value, list: ["f"] }, 1, typed, value)).toEqual({
    other: value,
    list: [want],
  });
});

test("a body in an unexpected form has no editable values", () => {
  expect(bodyLeaves("curl", { a: "marked \uE000" }, "")).toEqual([]);
});
