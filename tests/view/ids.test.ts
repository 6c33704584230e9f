import { describe, expect, test } from "vitest";
import {
  branchId,
  errorId,
  exampleIds,
  joinId,
  typeId,
  uniqueIds,
  valueId,
  valueText,
} from "../../src/view/ids";
import type { JsonValue, TypeRef } from "../../src/view/types";

test.each([
  [joinId("", "email"), "email"],
  [joinId("request", " room id\t1 "), "request.room-id-1"],
  [branchId("request", "Bank account"), "request~Bank-account"],
  [valueId("query.status", "A B"), "query.status=A-B"],
  [valueId("query.status", "1"), 'query.status="1"'],
  [valueId("query.status", null), "query.status=null"],
  [errorId("array of Error"), "error-array-of-Error"],
  [errorId(undefined), "error-no-body"],
])("the id %s", (given, want) => expect(given).toBe(want));

test("makes ids unique, including those of examples", () => {
  const unique = uniqueIds();
  expect(["a", "b", "a", "a"].map(unique)).toEqual(["a", "b", "a-2", "a-3"]);
  expect(exampleIds("request", ["full", "full"])).toEqual([
    "request.example.full",
    "request.example.full-2",
  ]);
  expect(exampleIds("", ["full"])).toEqual(["example.full"]);
});

describe("a value as text", () => {
  const cases: readonly [given: JsonValue, want: string][] = [
    ["DE", "DE"],
    ["2026-11-21", "2026-11-21"],
    ["10", '"10"'],
    ["-1.5e3", '"-1.5e3"'],
    ["true", '"true"'],
    ["null", '"null"'],
    ["", '""'],
    [" a", '" a"'],
    ["{host}", '"{host}"'],
    [10, "10"],
    [{ a: [null] }, '{"a":[null]}'],
  ];
  test.each(cases)("%j is shown as %s", (given, want) => expect(valueText(given)).toBe(want));
});

describe("the name of a type in ids", () => {
  const cases: readonly [given: TypeRef, want: string][] = [
    ["string", "string"],
    [{ ref: "Class" }, "Class"],
    [{ array: { map: { ref: "Class" } } }, "array of map of Class"],
    [{ or: [{ ref: "Class" }, "null"] }, "Class or null"],
    [{ shapes: 3 }, "one of 3 shapes"],
  ];
  test.each(cases)("%j is %s", (given, want) => expect(typeId(given)).toBe(want));
});
