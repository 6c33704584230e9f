import { expect, test } from "vitest";
import { foldDuration } from "../../src/ui/animate-folds";

test("a taller fold takes longer, but not in proportion", () => {
  const [line, list, more] = [36, 144, 324].map(foldDuration);

  expect([line, list, more]).toEqual([80, 110, 140]);
});

test("no fold takes longer than 150 ms", () => {
  expect(foldDuration(20_000)).toBe(150);
});

test("an empty fold takes no time", () => {
  expect(foldDuration(0)).toBe(0);
});
