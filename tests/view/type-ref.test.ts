import { expect, test } from "vitest";
import { mentions, namesIn, refIn, sameType } from "../../src/view/type-ref";
import type { TypeRef } from "../../src/view/types";

const A: TypeRef = { ref: "A" };

test.each<[TypeRef, string | undefined]>([
  ["string", undefined],
  [A, "A"],
  [{ array: { array: A } }, "A"],
  [{ map: A }, undefined],
  [{ or: [A, "null"] }, undefined],
  [{ shapes: 2 }, undefined],
])("the schema of %j is %s", (type, want) => expect(refIn(type)).toBe(want));

test.each<[TypeRef | undefined, boolean]>([
  [undefined, false],
  ["string", false],
  [A, true],
  [{ ref: "B" }, false],
  [{ array: { map: A } }, true],
  [{ or: ["null", A] }, true],
  [{ or: ["null", { ref: "B" }] }, false],
  [{ shapes: 2 }, false],
])("whether %j mentions A: %s", (type, want) => expect(mentions(type, "A")).toBe(want));

test("compares types by value", () => {
  expect(sameType({ array: A }, { array: { ref: "A" } })).toBe(true);
  expect(sameType({ array: A }, A)).toBe(false);
  expect(sameType("any", undefined)).toBe(false);
});

test("lists the schemas in a type, in reading order", () => {
  const type: TypeRef = { or: [{ array: { ref: "B" } }, "null", { map: A }, { shapes: 2 }] };
  expect(namesIn(type)).toEqual(["B", "A"]);
});
