import { expect, test } from "vitest";
import { changesOf, type Editable } from "./given";
import { refactorings } from "./refactorings";
import { seeds } from "./seeds";

test.each(refactorings)("no change of meaning: %s", (_, edit) => {
  expect(changesOf(edit)).toEqual([]);
});

test("each change has its level, its operations, its place and its words", async () => {
  const found = seeds.map(([what, edit]) => [what, ...changesOf(edit).map((line) => `  ${line}`)]);
  await expect(`${found.flat().join("\n")}\n`).toMatchFileSnapshot("golden/changes.txt");
});

test("a change and a refactoring at once: only the change is told", () => {
  const breaks = (root: Editable) =>
    (root.components.schemas.Problem.properties.message.pattern = "^E");
  for (const [what, refactor] of refactorings)
    expect(
      changesOf((root) => {
        breaks(root);
        refactor(root);
      }),
      what,
    ).toEqual([
      expect.stringMatching(
        /^compatible .* schema Problem · message \(in responses\) \| Pattern `\^E` added$/,
      ),
    ]);
});

test("schemas that refer to one another without end are compared once", () => {
  const loop = (length: number) => (root: Editable) => {
    for (let index = 0; index < length; index += 1)
      root.components.schemas[`Link${index}`] = {
        type: "object",
        properties: { next: { $ref: `#/components/schemas/Link${(index + 1) % length}` } },
      };
    root.components.schemas.Order.allOf[1].properties.link = { $ref: "#/components/schemas/Link0" };
  };
  const edit = (root: Editable) => {
    root.components.schemas.Link499.properties.end = { type: "boolean" };
  };
  expect(changesOf(edit, loop(500))).toEqual([
    "compatible | listOrders createOrder updateOrder | schema Link499 (in responses) | Optional property `end` added",
  ]);
});

test("a description is told that every reference replaces by its own", () => {
  const prepare = (root: Editable) => {
    root.components.schemas.Place = { type: "string", description: "A town." };
    root.components.schemas.Customer.properties.place = {
      $ref: "#/components/schemas/Place",
      description: "Where they live.",
    };
  };
  const edit = (root: Editable) => (root.components.schemas.Place.description = "A village.");
  expect(changesOf(edit, prepare)).toEqual([
    "documentation |  | schema Place | Description changed",
  ]);
});
