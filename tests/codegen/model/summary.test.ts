import { expect, test } from "vitest";
import { summaryOf } from "../../../codegen/model/plain-text";
import { markdown } from "../../../codegen/model/markdown";

test.each([
  ["A book. Not a magazine.", "A book."],
  ["No period", "No period"],
  ["Is it *one*? Yes.", "Is it one?"],
  ["Costs 1.5 euros. Or more.", "Costs 1.5 euros."],
  ["A name, e.g. Ada, as in books. More.", "A name, e.g. Ada, as in books."],
  ["Written as `a.b`, see [the\nguide](/x). More.", "Written as a.b, see the guide."],
  ["First paragraph\n\nSecond.", "First paragraph"],
  ["- a list", undefined],
  ["", undefined],
])("the summary of %j is %j", (given, want) => {
  expect(summaryOf(markdown(given))).toBe(want);
});
