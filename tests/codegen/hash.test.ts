import { expect, test } from "vitest";
import { wholeText } from "../../codegen/hash";

test("equal values give the same text, and different ones do not", () => {
  const mark = wholeText(Number.NaN).slice(1, 2);
  const parts = [
    0,
    -0,
    "-0",
    Number.NaN,
    "NaN",
    Infinity,
    -Infinity,
    { number: "Infinity" },
    null,
    "",
    mark,
    `${mark}-0`,
    `${mark}NaN`,
    [mark],
  ];
  expect(new Set(parts.map(wholeText)).size).toBe(parts.length);
  expect(wholeText({ a: [-0, "x"] })).toBe(wholeText({ a: [-0, "x"] }));
});
