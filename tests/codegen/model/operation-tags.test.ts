import { expect, test } from "vitest";
import type { Raw } from "../../../codegen/document/document";
import { modelOf, paragraph } from "../given";
import { table, yaml } from "../table";

/** The tags of the operations, parts of the document, and the tags of the model: name, title, group. */
test.each(table<readonly [title: string, used: readonly string[], parts: Raw, want: unknown]>`
  by group, in the order of the groups, then the others:
    - [a, b, c, d]
    - { tags: [{ name: a }, { name: c }], x-tagGroups: [{ name: First, tags: [d, nobody, b] },
          { name: Second, tags: [c, b] }, { name: 5, tags: [a] }, odd] }
    - [[d, d, First], [b, b, First], [c, c, Second], [a, a]]
  with x-displayName, or else the summary, or else the name:
    - [a, b, c]
    - { tags: [{ name: a, x-displayName: A!, summary: no }, { name: b, summary: B! },
          { name: c, x-displayName: 5 }] }
    - [[a, A!], [b, B!], [c, c]]
  under their outermost parent, which may be itself:
    - [leaf, root, alone, x]
    - { tags: [{ name: root, summary: Root }, { name: middle, parent: root },
          { name: leaf, parent: middle }, { name: alone }, { name: x, parent: y },
          { name: y, parent: x }] }
    - [[root, Root, Root], [leaf, leaf, Root], [alone, alone], [x, x]]
  declared ones first, without those that no operation has:
    - [New one, B]
    - { tags: [{ name: Empty }, { name: B }] }
    - [[B, B], [New one, New one]]
`)("lists tags %s", (_title, used, parts, want) => {
  const { tags } = modelOf({ ...parts, ...pathsOf(used) });
  expect(
    tags.map(({ name, title, group }) => [name, title, ...(group === undefined ? [] : [group])]),
  ).toEqual(want);
});

const pathsOf = (tags: readonly string[]) => ({
  paths: Object.fromEntries(
    tags.map((tag) => [`/${tag}`, { get: { tags: [tag], responses: {} } }]),
  ),
});

test("an operation belongs to its first tag; those without any are last", () => {
  const get = (...tags: readonly string[]) => ({ get: { tags, responses: {} } });
  const { tags } = modelOf({
    tags: [{ name: "B", description: "Bee" }],
    paths: { "/a": get("New one"), "/b": get("B", "New one"), "/c": { get: { responses: {} } } },
  });
  const lists = tags.map(({ name, title, slug, operations }) =>
    [name, title, slug, ...operations.map(({ id }) => id)].join(" | "),
  );
  expect(lists).toEqual([
    "B | B | b | get-b",
    "New one | New one | new-one | get-a",
    "Other |  | other | get-c",
  ]);
  expect(tags[0]?.description).toEqual(paragraph("Bee"));
});

test("without any tags, operations are grouped by path, and webhooks are not", () => {
  const get = { get: { responses: {} } };
  const { tags } = modelOf({
    paths: { "/v1/b_c/{id}": get, "/v1/a": get, "/v1/b_c": get },
    webhooks: { a: get },
  });
  expect(tags.map(({ title, slug, operations }) => [title, slug, operations.length])).toEqual([
    ["B c", "b-c", 2],
    ["A", "a", 1],
    [undefined, "webhooks", 1],
  ]);
});

test("makes topics of tags that have a description but no operations: parents before their children, others at the end of their group", () => {
  const tags = yaml<unknown>`
    - { name: ebooks, parent: books }
    - { name: products, description: All. }
    - { name: books, parent: products, description: Printed. }
    - { name: planned, parent: products, description: Not yet. }
    - { name: keys, parent: account }
    - { name: account }
    - { name: idle }
    - { name: Start here, description: Last. }
  `;
  const model = modelOf({ tags, ...pathsOf(["ebooks", "keys", "account"]) });
  expect(model.tags.map(({ name }) => name)).toEqual(["ebooks", "account", "keys"]);
  expect(model.topics.map(({ name, slug, before }) => [name, slug, before])).toEqual([
    ["products", "products", "ebooks"],
    ["books", "books", "ebooks"],
    ["planned", "planned", "account"],
    ["Start here", "start-here", undefined],
  ]);
});
