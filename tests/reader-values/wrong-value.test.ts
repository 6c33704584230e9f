import { expect, test } from "vitest";
import { isWrongValue } from "../../src/reader-values/wrong-value";

test.each([
  ["no text", {}, "", false],
  ["any text", {}, "a b", false],
  ["an integer", { type: "integer" }, "-7", false],
  ["a fraction as an integer", { type: "integer" }, "1.5", true],
  ["a number", { type: "number" }, "1.5e3", false],
  ["a boolean", { type: "boolean" }, "true", false],
  ["a word as a boolean", { type: "boolean" }, "yes", true],
  ["too few", { type: "integer", limits: { minimum: 1 } }, "0", true],
  ["the most", { type: "integer", limits: { maximum: 100 } }, "100", false],
  ["too short", { limits: { minLength: 3 } }, "ab", true],
  ["as long as allowed, in code points", { limits: { maxLength: 2 } }, "😀😀", false],
  ["no match", { limits: { pattern: "^[A-Z]{2}$" } }, "dk", true],
  ["a pattern that browsers do not know", { limits: { pattern: "(?>a)" } }, "b", false],
  ["a list", { type: "array" }, "a,b", false],
] as const)("%s", (_name, parameter, text, want) => {
  expect(isWrongValue(parameter, text)).toBe(want);
});

test("what is not among the allowed values", () => {
  expect(isWrongValue({}, "LATER", ["PENDING", "FAILED"])).toBe(true);
  expect(isWrongValue({}, "FAILED", ["PENDING", "FAILED"])).toBe(false);
});
