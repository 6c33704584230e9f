import { expect, test } from "vitest";
import { withTags } from "../../../codegen/model/examples";
import { tagsOf } from "../../../codegen/model/tags";
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
  ["the name, where the mapping has none", "Grandchild", ["Grandchild"]],
  ["a value of its own", "Self", ["me"]],
  ["the value of a branch", "Cat", ["Cat"]],
  ["the name of what adds nothing", "Same", ["Same"]],
  ["nothing for what is no branch", "Dog", undefined],
  ["nothing for what others extend", "Base", undefined],
])("%s", (_, name, values) => {
  expect(tagsOf(name, schemas)).toEqual(values ? [{ property: "kind", values }] : []);
});

test("a value that was made says which schema it is of; one that the author wrote stays", () => {
  expect(withTags({ kind: "text", x: 1 }, "Child", schemas)).toEqual({ kind: "one", x: 1 });
  expect(withTags({ x: 1 }, "Child", schemas)).toEqual({ x: 1 });
  expect(withTags({ kind: "mine" }, "Written", schemas)).toEqual({ kind: "mine" });
  expect(withTags("text", "Child", schemas)).toBe("text");
});
