import { expect, test } from "vitest";
import { compareDocuments } from "../../../codegen/changes/compare";
import { comparisonOf } from "../../../codegen/changes/history";
import { pagesIn } from "../../../codegen/changes/report";
import { changelogPage } from "../../../codegen/emit/changelog";
import { pages } from "../../../codegen/emit/files";
import { operationView } from "../../../codegen/emit/operation-view";
import { contextOf } from "../../../codegen/emit/pages";
import { samplesModule } from "../../../codegen/emit/samples-module";
import { schemeUses } from "../../../codegen/emit/shared";
import { getOrMake } from "../../../codegen/get-or-make";
import { samplesFor } from "../../../codegen/samples/samples";
import { table, yaml } from "../table";
import { type Edit, editOf, lineOf, revisions, type Values } from "./given";
import { seeds } from "./edits";

type Revision = ReturnType<typeof revisions>[number];

/** Returns what each page of a document shows, with what it has from shared parts, named schemas and samples. */
function shownPages({ document, model }: Revision): ReadonlyMap<string, string> {
  const context = contextOf(document, model);
  const sources = new Map([...pages(context)].map(({ path, text }) => [path, text]));
  const withSchemas = (...parts: readonly unknown[]) => {
    const all = new Set([JSON.stringify(parts)]);
    // What is added while the loop runs is looked through, too.
    for (const text of all)
      for (const { name } of model.schemas)
        if (new RegExp(`["'/]${name}\\b`).test(text))
          all.add(JSON.stringify([name, context.views(name)]));
    return [...all].join("\n");
  };
  const operations = model.operations.map((operation) => {
    const { kind, security, servers, id } = operation;
    const samples = kind === "operation" ? samplesFor(operation, model) : undefined;
    const shown = withSchemas(
      operationView(operation, model),
      samplesModule(operation, samples, new Set(), context),
      kind === "operation" && servers,
      security.map((alternative) => schemeUses(alternative, model)),
    );
    return [`/api/${id}`, shown] as const;
  });
  const schemas = model.schemas.map(
    ({ name, slug }) => [`/api/schemas/${slug}`, withSchemas(context.views(name))] as const,
  );
  const lists = model.operations.map(({ id, method, path, title, deprecated }) => {
    return { id, method, path, title, deprecated };
  });
  const tags = model.operations.map((operation) => operation.tag);
  return new Map([
    ...operations,
    ...schemas,
    ["/api", JSON.stringify([sources.get("overview.tsx"), model.servers, lists, tags])],
    ["/api/errors", withSchemas(sources.get("errors.tsx"), lists)],
  ]);
}

const [unedited] = revisions(() => undefined);
const shownBefore = shownPages(unedited);

const known = new Map<unknown, ReturnType<typeof compare>>();
function compare(edit: Edit, prepare?: Edit) {
  const both = revisions(edit, prepare);
  return { both, changes: compareDocuments(...both) };
}
/** Compares the documents before and after a seeded edit, once for all tests. */
const compared = (edit: Edit) => getOrMake(known, edit, () => compare(edit));

/** Returns the pages that a comparison lists. */
function listedPages({ both: [before, after], changes }: ReturnType<typeof compare>) {
  return [...new Set(changes.flatMap(pagesIn([before.model, after.model])))].toSorted();
}

test.each(seeds)("the pages that show a change are listed, and no others: %s", (_, edit) => {
  const comparison = compared(edit);
  const shownAfter = shownPages(comparison.both[1]);
  const names = [...new Set([...shownBefore.keys(), ...shownAfter.keys()])];
  const changed = names.filter((name) => shownBefore.get(name) !== shownAfter.get(name));
  expect(changed).not.toEqual([]);
  expect(listedPages(comparison)).toEqual(changed.toSorted());
});

test("each change has its level, its operations, its place and its words", async () => {
  const found = seeds.map(([what, edit]) =>
    [what, ...compared(edit).changes.map((change) => `  ${lineOf(change)}`)].join("\n"),
  );
  await expect(`${found.join("\n")}\n`).toMatchFileSnapshot("golden/changes.txt");
});

test(
  "every line of the list of changes leads to its row, or the nearest one that is left",
  { tags: ["long"] },
  async () => {
    const rows = seeds.flatMap(([what, edit]) => {
      const [before, after] = compared(edit).both;
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
const withPart = editOf(yaml`
  Person: { type: object, required: [name], properties: { name: { type: string, maxLength: 9 },
    born: { type: object, properties: { in: { type: string } } } } }
  Author: { allOf: [{ $ref: Person }] }
  Reader: { allOf: [{ $ref: Person }, { properties: { card: { type: string } } }] }
  Guest: { allOf: [{ $ref: Reader }] }
  NewOrder.properties.author: { $ref: Author }
  NewOrder.properties.reader: { $ref: Reader }
`);

test.each(table<readonly [title: string, edit: Values, want: readonly string[]]>`
  a required property:
    - { Person.required.-: age, Person.properties.age: { type: integer } }
    - - "breaking | createOrder | schema Person (in requests) | Required property \`age\` added"
      - "compatible | listOrders createOrder updateOrder | schema Person (in responses) | Required property \`age\` added"
  a property that becomes required:
    - { Person.required.-: born }
    - - "breaking | createOrder | schema Person (in requests) | Property \`born\` is now required"
      - "compatible | listOrders createOrder updateOrder | schema Person (in responses) | Property \`born\` is now required"
  a removed property:
    - { Person.properties.name: null }
    - ["breaking | listOrders createOrder updateOrder | schema Person | Property \`name\` removed"]
  a keyword removed deep inside:
    - { Person.properties.born.properties.in.type: null }
    - - "breaking | listOrders createOrder updateOrder | schema Person · born.in (in responses) | Type \`string\` removed"
      - "compatible | createOrder | schema Person · born.in (in requests) | Type \`string\` removed"
  a description:
    - { Person.description: Somebody. }
    - ["documentation | listOrders createOrder updateOrder | schema Person | Description added"]
`)(
  "%s of a part that two schemas share is listed under the part, on all their pages",
  (_, edit, want) => {
    const comparison = compare(editOf(edit), withPart);
    expect(comparison.changes.map(lineOf)).toEqual(want);
    const named = listedPages(comparison).flatMap((page) => page.split("/schemas/")[1] ?? []);
    expect(named).toEqual(["author", "guest", "new-order", "order", "person", "reader"]);
  },
);
