import { expect, test } from "vitest";
import { namesIn, refIn, sameType, states } from "../../src/view/type-ref";
import type { TypeRef } from "../../src/view/types";

const A: TypeRef = { ref: "A" };

test.each<[TypeRef, string | undefined]>([
  ["string", undefined],
  [A, "A"],
  [{ array: { array: A } }, "A"],
  [{ map: A }, undefined],
  [{ or: [A, "null"] }, undefined],
  [{ shapes: 2 }, undefined],
])("the schema that unfolds in %j is %s", (type, want) => expect(refIn(type)).toBe(want));

test.each<[TypeRef | undefined, boolean]>([
  [undefined, false],
  ["string", false],
  [A, true],
  [{ ref: "B" }, false],
  [{ array: { map: A } }, true],
  [{ or: ["null", A] }, true],
  [{ or: ["null", { ref: "B" }] }, false],
  [{ shapes: 2 }, false],
])("whether a line that says %j names A: %s", (type, want) => expect(states(type, "A")).toBe(want));

test("types are the same by what they say", () => {
  expect(sameType({ array: A }, { array: { ref: "A" } })).toBe(true);
  expect(sameType({ array: A }, A)).toBe(false);
  expect(sameType("any", undefined)).toBe(false);
});

test("the schemas of a type, in reading order", () => {
  const type: TypeRef = { or: [{ array: { ref: "B" } }, "null", { map: A }, { shapes: 2 }] };
  expect(namesIn(type)).toEqual(["B", "A"]);
});
