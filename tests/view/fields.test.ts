import { expect, test } from "vitest";
import { fieldsIn, hasModels } from "../../src/view/fields";
import { bodyOf, object, text, union } from "./given";

const required = { required: true };
const id = { ...text("id"), ...required };

test.each([
  ["rows", bodyOf(object(id, text("name"))), [true, false]],
  [
    "rows inside a row, which is optional",
    bodyOf(object({ name: "owner", ...object(id) })),
    [false, false],
  ],
  [
    "rows of items",
    bodyOf(object({ name: "tags", type: { array: "object" }, ...required, items: object(id) })),
    [true, true],
  ],
  ["rows of each variant", bodyOf(union(object(id), object(text("name")))), [true, false]],
  [
    "rows of a named schema that unfolds",
    bodyOf({ type: { ref: "Pet" } }, { Pet: object(id, text("name")) }),
    [true, false],
  ],
  ["no rows of a named schema elsewhere", bodyOf({ type: { ref: "Pet" } }), []],
])("counts %s", (_, given, want) => expect(fieldsIn(given)).toEqual(want));

const owner = { name: "owner", type: { ref: "Pet" } };

test.each([
  ["none if it is shown", object(owner), { Pet: object(id) }, false],
  ["one on another page", { type: { ref: "Pet" } }, {}, true],
  ["one in a variant", union(object(id), { type: { ref: "Pet" } }), {}, true],
])("has models: %s", (_, schema, models, want) =>
  expect(hasModels(bodyOf(schema, models))).toBe(want),
);
