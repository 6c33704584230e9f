import { expect, test } from "vitest";
import { readWords } from "../../../codegen/model/words";
import { paragraph } from "../given";

test.each([
  ["x-deprecated-reason"],
  ["x-deprecation-reason"],
  ["x-deprecated-message"],
  ["x-deprecation-message"],
  ["x-deprecatedMessage"],
  ["x-speakeasy-deprecation-message"],
  ["x-deprecated"],
])("%s gives the reason, if something is deprecated", (key) => {
  expect(readWords({ deprecated: true, [key]: "Use b." }).deprecation).toEqual(paragraph("Use b."));
  expect(readWords({ deprecated: false, [key]: "Use b." }).deprecation).toEqual([]);
  expect(readWords({ deprecated: true, [key]: true }).deprecation).toEqual([]);
});
