import { expect, test } from "vitest";
import { withDiscriminators } from "../../../codegen/model/examples";
import { discriminatorValues } from "../../../codegen/model/discriminator-values";
import { indexOf } from "../given";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const kind = { properties: { kind: { type: "string" } } };
const schemas = indexOf({
  Base: {
    type: "object",
    ...kind,
    discriminator: { propertyName: "kind", mapping: { one: "Child", uno: "Child" } },
  },
  Child: { allOf: [ref("Base"), kind] },
  Grandchild: { allOf: [ref("Child"), kind] },
  Written: { allOf: [ref("Base"), kind], example: { kind: "mine" } },
  Self: {
    type: "object",
    ...kind,
    discriminator: { propertyName: "kind", mapping: { me: "Self" } },
  },
  Pet: { type: "object", oneOf: [ref("Cat")], discriminator: { propertyName: "kind" } },
  Cat: { allOf: [ref("Pet"), kind] },
  Dog: { allOf: [ref("Pet"), kind] },
  Same: { allOf: [ref("Base")] },
});

test.each([
  ["the values of the mapping", "Child", ["one", "uno"]],
  ["the name, if it is not in the mapping", "Grandchild", ["Grandchild"]],
  ["a value from its own discriminator", "Self", ["me"]],
  ["the value of a variant", "Cat", ["Cat"]],
  ["the name of a schema that only refers to another", "Same", ["Same"]],
  ["nothing for a schema that is not a variant", "Dog", undefined],
  ["nothing for the base schema", "Base", undefined],
])("%s", (_, name, values) => {
  expect(discriminatorValues(name, schemas)).toEqual(new Map(values && [["kind", values]]));
});

test("sets discriminators of sampled values, not of declared ones", () => {
  expect(withDiscriminators({ kind: "text", x: 1 }, "Child", schemas)).toEqual({
    kind: "one",
    x: 1,
  });
  expect(withDiscriminators({ x: 1 }, "Child", schemas)).toEqual({ x: 1 });
  expect(withDiscriminators({ kind: "mine" }, "Written", schemas)).toEqual({ kind: "mine" });
  expect(withDiscriminators("text", "Child", schemas)).toBe("text");
});
