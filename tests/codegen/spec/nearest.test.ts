import { expect, test } from "vitest";
import { nearest } from "../../../codegen/spec/nearest";

test.each([
  ["Employr", ["Employee", "Employer"], "Employer"],
  ["employer", ["Employer"], "Employer"],
  ["ClassUpdat", ["Class", "ClassUpdate"], "ClassUpdate"],
  ["Zebra", ["Employer", "Class"], undefined],
  ["ab", ["xyz"], undefined],
  ["", ["a"], undefined],
])("%s among %j is %s", (word, candidates, want) => {
  expect(nearest(word, candidates)).toBe(want);
});
