import { expect, test } from "vitest";
import { subjectAt } from "../../../codegen/document/value-words";
import { createSchemaCheck, textOf } from "../../../codegen/document/json-schema";
import { documentOf } from "../given";

test.each([
  ["", "it"],
  ["/prices/0", "item 1"],
  ["/a/b~1c", "`b/c`"],
])("the subject at %j", (pointer, want) => {
  expect(subjectAt(pointer)).toBe(want);
});

const everyKeyword: readonly (readonly [schema: object, value: unknown, want: string])[] = [
  [{ type: "integer" }, true, "must be an integer, not a boolean"],
  [{ type: "integer" }, "1", "must be an integer"],
  [{ required: ["a"] }, {}, "lacks `a`"],
  [{ dependentRequired: { a: ["b"] } }, { a: 1 }, "has `a`, and must then have `b`"],
  [{ minLength: 2 }, "a", "must have at least 2 characters"],
  [{ maxItems: 1 }, [1, 2], "must have at most 1 items"],
  [{ maximum: 1 }, 2, "must be at most 1"],
  [{ minimum: 1 }, 0, "must be at least 1"],
  [{ exclusiveMaximum: 1 }, 1, "must be less than 1"],
  [{ exclusiveMinimum: 1 }, 1, "must be more than 1"],
  [{ multipleOf: 2 }, 1, "must be a multiple of 2"],
  [{ pattern: "^b" }, "a", "must match the pattern `^b`"],
  [{ format: "date" }, "a", "must have the format `date`"],
  [{ not: {} }, 1, "must not match the schema of `not`"],
  [{ const: "a" }, 1, 'must be the value of `const`: "a"'],
  [{ enum: ["a", 1] }, 2, 'must be one of "a", 1'],
  [{ additionalProperties: false }, { a: 1 }, "must not have a property `a`"],
  [{ unevaluatedProperties: false }, { a: 1 }, "must not have a property `a`"],
  [
    { uniqueItems: true },
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    "must not have the same item twice",
  ],
  [{ contains: { const: 1 } }, [], "must have at least 1 items that match `contains`"],
  [
    { contains: { const: 1 }, maxContains: 1 },
    [1, 1],
    "must have 1 to 1 items that match `contains`",
  ],
  [{ properties: { a: false } }, { a: 1 }, "at /a must not be there"],
];

test.each(everyKeyword)("%j says what a value breaks", (schema, value, want) => {
  const document = documentOf({ components: { schemas: { A: schema } } });
  const errors = createSchemaCheck(document, "request")("#/components/schemas/A", value);
  expect(errors.map(textOf)).toEqual([want]);
});

test.each([
  [{ oneOf: [false, false] }, "must match exactly one schema of `oneOf`"],
  [{ anyOf: [false] }, "must match a schema of `anyOf`"],
  [{ if: true, then: false }, "must match the schema of `then`"],
  [{ propertyNames: { maxLength: 0 } }, "has a property whose name does not match `propertyNames`"],
])("%j is told last", (schema, want) => {
  const document = documentOf({ components: { schemas: { A: schema } } });
  const errors = createSchemaCheck(document, "request")("#/components/schemas/A", { a: 1 });
  expect(errors.map(textOf).at(-1)).toBe(want);
});
