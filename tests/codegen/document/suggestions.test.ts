import { expect, test } from "vitest";
import { suggestionsFor } from "../../../codegen/suggestions";

test.each([
  ["Employr", ["Employee", "Employer"], ["Employer"]],
  ["employer", ["Employer"], ["Employer"]],
  ["ClassUpdat", ["Class", "ClassUpdate"], ["ClassUpdate"]],
  ["Zebra", ["Employer", "Class"], []],
  ["ab", ["xyz"], []],
  ["", ["a"], []],
])("%s among %j: %j", (word, candidates, want) => {
  expect(suggestionsFor(word, candidates)).toEqual(want);
});
