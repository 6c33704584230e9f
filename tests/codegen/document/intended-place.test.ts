import { expect, test } from "vitest";
import { intendedPlace } from "../../../codegen/lint/checks/unresolved";

const root = { components: { schemas: { Book: {}, "a/b": {} }, responses: { Ok: {} } }, paths: {} };

test.each([
  ["#/components/schemas/Bok", "#/components/schemas/Book"],
  ["#/component/schemas/Book", "#/components/schemas/Book"],
  ["#/components/shemas/Bok", "#/components/schemas/Book"],
  ["#/components/schemas/a~1c", "#/components/schemas/a~1b"],
  ["components/schemas/Book", "#/components/schemas/Book"],
  ["/components/responses/Ok", "#/components/responses/Ok"],
  ["#components/schemas/Book", "#/components/schemas/Book"],
  ["#/definitions/Book", "#/components/schemas/Book"],
  ["Book", "#/components/schemas/Book"],
  ["#/components/schemas/Zebra", undefined],
  ["other.yaml", undefined],
  ["path", undefined],
  ["#/", undefined],
  ["", undefined],
])("%s probably means %s", (ref, want) => {
  expect(intendedPlace(ref, root)).toBe(want);
});

test.each([
  ["a.yaml#/Problem", "responses", "#/components/responses/Problem"],
  ["a.yaml#/Problem", "schemas", "#/components/schemas/Problem"],
  ["a.yaml#/Book", "responses", undefined],
])("%s in place of %s probably means %s", (ref, kind, want) => {
  const components = { schemas: { Problem: {}, Book: {} }, responses: { Problem: {} } };
  expect(intendedPlace(ref, { components }, kind)).toBe(want);
});
