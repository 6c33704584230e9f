import { expect, test } from "vitest";
import { deprecationOf } from "../../../codegen/model/deprecation";
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
  expect(deprecationOf({ deprecated: true, [key]: "Use b." })).toEqual(paragraph("Use b."));
  expect(deprecationOf({ deprecated: false, [key]: "Use b." })).toEqual([]);
  expect(deprecationOf({ deprecated: true, [key]: true })).toEqual([]);
});
