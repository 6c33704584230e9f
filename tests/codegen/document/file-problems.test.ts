import { expect, test } from "vitest";

import { valueAt } from "../../../codegen/document/document";
import {
  findExcess,
  findManyParts,
  findReferenceLoops,
} from "../../../codegen/document/file-problems";

/** Returns ten to the power of `levels` values, made from only `levels` arrays. */
function bomb(levels: number): unknown {
  let value: unknown = "x";
  for (let level = 0; level < levels; level++) value = Array.from({ length: 10 }, () => value);
  return value;
}

test("aliases that multiply are found before they are expanded", () => {
  expect(findExcess({ a: bomb(6) })).toBeUndefined();
  expect(findExcess({ a: bomb(12) })?.message).toContain("more than 10,000,000 values");
});

test("an alias that contains itself", () => {
  const loop: Record<string, unknown> = {};
  loop["again"] = loop;
  expect(findExcess({ x: loop })).toMatchObject({
    message: "This value contains itself.",
    pointer: "#/x/again",
  });
});

test("nesting too deep for the stack", () => {
  const deep = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels)) as unknown;
  expect(findExcess(deep(400))).toBeUndefined();
  expect(findExcess(deep(600))?.message).toBe("Values are nested more than 500 levels deep here.");
});

test("a value that occurs in many places is not reported", () => {
  const shared = { type: "string" };
  expect(findExcess({ a: shared, b: [shared, shared] })).toBeUndefined();
});

test("schemas that `allOf` multiplies", () => {
  const twice = (levels: number) => {
    const schemas: Record<string, unknown> = { L0: { type: "string" } };
    for (let level = 1; level < levels; level++) {
      const ref = { $ref: `#/L${level - 1}` };
      schemas[`L${level}`] = { allOf: [ref, ref] };
    }
    return findManyParts(schemas, (pointer) => valueAt(schemas, pointer));
  };
  expect(twice(10)).toBeUndefined();
  expect(twice(60)).toMatchObject({
    message: "`allOf` expands to more than 10,000 schemas here.",
    pointer: "#/L12",
  });
  const round = { A: { allOf: [{ $ref: "#/A" }, { $ref: "#/A" }] } };
  expect(findManyParts(round, (pointer) => valueAt(round, pointer))).toMatchObject({
    message: expect.stringContaining("includes itself"),
    pointer: "#/A/allOf",
  });
});

test.each([
  ["itself", { a: { $ref: "#/a" } }, ["#/a → #/a"]],
  [
    "itself over another",
    { x: { $ref: "#/a" }, a: { $ref: "#/b" }, b: { $ref: "#/a" } },
    ["#/b → #/a → #/b"],
  ],
  ["two cycles", { a: { $ref: "#/a" }, b: { $ref: "#/b" } }, ["#/a → #/a", "#/b → #/b"]],
  ["a schema that contains itself", { a: { properties: { a: { $ref: "#/a" } } } }, []],
  ["a chain that ends", { a: { $ref: "#/b" }, b: { $ref: "#/c" }, c: {} }, []],
  ["nothing", { a: { $ref: "#/nowhere" } }, []],
  ["a part of itself", { a: { $ref: "#/a/b" } }, ["#/a/b → #/a/b"]],
  ["a part that another reaches", { a: { $ref: "#/b/x" }, b: { $ref: "#/c" }, c: { x: {} } }, []],
  [
    "itself, through another",
    { a: { $ref: "#/b/x" }, b: { $ref: "#/c" }, c: { x: { $ref: "#/a" } } },
    ["#/b/x → #/a → #/b/x"],
  ],
  ["a key with a sign", { "{#/a}": { $ref: "#/{#~1a}" } }, ["#/{#~1a} → #/{#~1a}"]],
])("a reference to %s", (_, root, want) => {
  const loops = findReferenceLoops({ file: "x", value: root }, (_address, file) => ({
    file,
    value: root,
  }));
  expect(loops.map(({ message }) => message)).toEqual(
    want.map((way) => `The $ref is circular: ${way}.`),
  );
});
