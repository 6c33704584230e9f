import { expect, test } from "vitest";
import { compareDocuments } from "../../../codegen/changes/compare";
import { comparisonOf } from "../../../codegen/changes/history";
import { pagesIn } from "../../../codegen/changes/report";
import { changelogPage } from "../../../codegen/emit/changelog";
import { pages } from "../../../codegen/emit/files";
import { contextOf } from "../../../codegen/emit/pages";
import { changesOf, type Editable, revisions } from "./given";
import { seeds } from "./seeds";

type Revision = ReturnType<typeof revisions>[number];

/** Returns what codegen writes for the pages of a document; for a named schema, what its page lays out. */
function writtenPages({ document, model }: Revision): ReadonlyMap<string, string | undefined> {
  const context = contextOf(document, model);
  const written = new Map<string, string | undefined>();
  for (const { path, source } of pages(context, undefined)) {
    const [, name = ""] = /^(overview|errors|api\/.+)\.tsx$/.exec(path) ?? [];
    const address = { overview: "/api", errors: "/api/errors" }[name] ?? `/${name}`;
    if (name !== "")
      written.set(
        address,
        source(() => ""),
      );
  }
  for (const { name, slug } of model.schemas)
    written.set(`/api/schemas/${slug}`, JSON.stringify(context.views(name)));
  return written;
}

/** Returns the pages that a comparison lists. */
function toldPages([before, after]: readonly [Revision, Revision]): readonly string[] {
  return compareDocuments(before, after).flatMap(pagesIn([before.model, after.model]));
}

test.each(seeds)("every page that codegen writes differently is listed: %s", (_, edit) => {
  const both = revisions(edit);
  const [before, after] = both.map(writtenPages);
  const names = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  const changed = names.filter((name) => before?.get(name) !== after?.get(name));
  expect(toldPages(both)).toEqual(expect.arrayContaining(changed));
});

test(
  "every line of the list of changes leads to its row, or the nearest one that is left",
  { tags: ["long"] },
  async () => {
    const rows = seeds.flatMap(([what, edit]) => {
      const [before, after] = revisions(edit);
      const was = { id: "v1", name: "1", changes: [], documentation: 0 };
      const comparison = comparisonOf(before, after);
      const history = [was, { name: "2", ...comparison }];
      const written = changelogPage(contextOf(after.document, after.model, history)) ?? "";
      const found = [...written.matchAll(/"row": "([^"]*)"/g)].map(([, row]) => row || "the page");
      if (!/\bgone\b/.test(written)) expect(found, what).toHaveLength(comparison.changes.length);
      return found.length > 0 ? [`${what}: ${found.join(", ")}`] : [];
    });
    await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("golden/rows.txt");
  },
);

/** Two schemas that share a part, which has its own page. A third schema, which nothing uses, has it through one of them. */
const withPart = (root: Editable) => {
  const { schemas } = root.components;
  schemas.Person = {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", maxLength: 9 },
      born: { type: "object", properties: { in: { type: "string" } } },
    },
  };
  schemas.Author = { allOf: [{ $ref: "#/components/schemas/Person" }] };
  schemas.Reader = {
    allOf: [{ $ref: "#/components/schemas/Person" }, { properties: { card: { type: "string" } } }],
  };
  schemas.Guest = { allOf: [{ $ref: "#/components/schemas/Reader" }] };
  const { properties } = schemas.NewOrder;
  properties.author = { $ref: "#/components/schemas/Author" };
  properties.reader = { $ref: "#/components/schemas/Reader" };
};
const person = ({ components }: Editable) => components.schemas.Person;
const pagesOfPerson = ["author", "guest", "new-order", "order", "person", "reader"];

test.each([
  [
    "a required property",
    (root: Editable) => {
      person(root).required.push("age");
      person(root).properties.age = { type: "integer" };
    },
    [
      "breaking | createOrder | schema Person (in requests) | Required property `age` added",
      "compatible | listOrders createOrder updateOrder | schema Person (in responses) | Required property `age` added",
    ],
  ],
  [
    "a property that becomes required",
    (root: Editable) => person(root).required.push("born"),
    [
      "breaking | createOrder | schema Person (in requests) | Property `born` is now required",
      "compatible | listOrders createOrder updateOrder | schema Person (in responses) | Property `born` is now required",
    ],
  ],
  [
    "a removed property",
    (root: Editable) => delete person(root).properties.name,
    ["breaking | listOrders createOrder updateOrder | schema Person | Property `name` removed"],
  ],
  [
    "a keyword removed deep inside",
    (root: Editable) => delete person(root).properties.born.properties.in.type,
    [
      "breaking | listOrders createOrder updateOrder | schema Person · born.in (in responses) | Type `string` removed",
      "compatible | createOrder | schema Person · born.in (in requests) | Type `string` removed",
    ],
  ],
  [
    "a description",
    (root: Editable) => (person(root).description = "Somebody."),
    ["documentation | listOrders createOrder updateOrder | schema Person | Description added"],
  ],
])(
  "%s of a part that two schemas share is listed under the part, on all their pages",
  (_, edit, want) => {
    expect(changesOf(edit, withPart)).toEqual(want);
    const named = toldPages(revisions(edit, withPart)).flatMap(
      (page) => page.split("/schemas/")[1] ?? [],
    );
    expect([...new Set(named)].toSorted()).toEqual(pagesOfPerson);
  },
);
