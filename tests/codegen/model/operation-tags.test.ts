import { expect, test } from "vitest";
import type { Raw } from "../../../codegen/document/document";
import { modelOf } from "../given";

/** Returns name, title and group of each tag of a document in which the tags in `used` have operations. */
function tagsOf(used: readonly string[], parts: Raw) {
  const paths = Object.fromEntries(
    used.map((tag) => [`/${tag}`, { get: { tags: [tag], responses: {} } }]),
  );
  return modelOf({ ...parts, paths }).tags.map(({ name, title, group }) => [name, title, group]);
}

test("lists tags by group, in the order of the groups, then the others", () => {
  expect(
    tagsOf(["a", "b", "c", "d"], {
      tags: [{ name: "a" }, { name: "c" }],
      "x-tagGroups": [
        { name: "First", tags: ["d", "nobody", "b"] },
        { name: "Second", tags: ["c", "b"] },
        { name: 5, tags: ["a"] },
        "odd",
      ],
    }),
  ).toEqual([
    ["d", "d", "First"],
    ["b", "b", "First"],
    ["c", "c", "Second"],
    ["a", "a", undefined],
  ]);
});

test("makes topics of tags that have a description but no operations", () => {
  const tags = [{ name: "a" }, { name: "b" }, { name: "Start here", description: "First" }];
  const { topics } = modelOf({ tags });
  expect(topics.map(({ name, slug }) => [name, slug])).toEqual([["Start here", "start-here"]]);
});

test("shows x-displayName, or else the summary, or else the name", () => {
  expect(
    tagsOf(["a", "b", "c"], {
      tags: [
        { name: "a", "x-displayName": "A!", summary: "no" },
        { name: "b", summary: "B!" },
        { name: "c", "x-displayName": 5 },
      ],
    }),
  ).toEqual([
    ["a", "A!", undefined],
    ["b", "B!", undefined],
    ["c", "c", undefined],
  ]);
});

test("groups tags under their outermost parent, and ends on circular parents", () => {
  expect(
    tagsOf(["leaf", "root", "alone", "x"], {
      tags: [
        { name: "root", summary: "Root" },
        { name: "middle", parent: "root" },
        { name: "leaf", parent: "middle" },
        { name: "alone" },
        { name: "x", parent: "y" },
        { name: "y", parent: "x" },
      ],
    }),
  ).toEqual([
    ["root", "Root", "Root"],
    ["leaf", "leaf", "Root"],
    ["alone", "alone", undefined],
    ["x", "x", undefined],
  ]);
});

test("puts a parent without operations before its children, and others at the end of their group", () => {
  const tags = [
    { name: "ebooks", parent: "books" },
    { name: "products", description: "All." },
    { name: "books", parent: "products", description: "Printed." },
    { name: "planned", parent: "products", description: "Not yet." },
    { name: "keys", parent: "account" },
    { name: "account" },
    { name: "alone", description: "Last." },
  ];
  const used = ["ebooks", "keys", "account"];
  const paths = Object.fromEntries(
    used.map((tag) => [`/${tag}`, { get: { tags: [tag], responses: {} } }]),
  );
  const model = modelOf({ tags, paths });
  expect(model.tags.map(({ name }) => name)).toEqual(["ebooks", "account", "keys"]);
  expect(model.topics.map(({ name, before }) => [name, before])).toEqual([
    ["products", "ebooks"],
    ["books", "ebooks"],
    ["planned", "account"],
    ["alone", undefined],
  ]);
});
