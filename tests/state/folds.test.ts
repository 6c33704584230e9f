import { expect, test } from "vitest";
import { foldDuration } from "../../src/state/folds";

test("a fold takes longer the more it holds, but not as many times as it is higher", () => {
  const [line, list, more] = [36, 144, 324].map(foldDuration);

  expect([line, list, more]).toEqual([80, 110, 140]);
});

test("no fold takes longer than the longest motion of the design", () => {
  expect(foldDuration(20_000)).toBe(150);
});

test("nothing to show takes no time", () => {
  expect(foldDuration(0)).toBe(0);
});
