import { expect, test } from "vitest";

import { facts } from "../../../codegen/emit/facts";
import { attribute } from "../../../codegen/emit/jsx";
import { schemaView } from "../../../codegen/emit/schema-view";
import { schemaOf } from "../given";

const written = (raw: unknown) => facts(schemaOf(raw)).map(attribute).join("");

test.each([
  ["const", { type: "boolean", const: false }, ' type="boolean" const={false}'],
  ["const", { const: true }, ' type="boolean" const={true}'],
  ["default", { type: "boolean", default: false }, ' type="boolean" default={false}'],
  ["example", { type: "boolean", example: false }, ' type="boolean" example={false}'],
  ["default", { type: "integer", default: 0 }, ' type="integer" default={0}'],
  ["flag", { type: "string", readOnly: true }, ' type="string" readOnly'],
])("a %s that is false or 0 is said, a flag that is false is not", (_, raw, want) => {
  expect(written(raw)).toBe(want);
});

test("false is a value of an enum", () => {
  const { choices } = schemaView(schemaOf({ enum: [false, "no"] }));
  expect(choices?.map(({ attributes }) => attributes.map(attribute).join(""))).toEqual([
    " value={false}",
    ' value="no"',
  ]);
});
