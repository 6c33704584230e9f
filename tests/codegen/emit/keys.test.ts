/** @module-tag long */

import { readFileSync } from "node:fs";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { pages, sampleModules } from "../../../codegen/emit/files";
import { keysOf } from "../../../codegen/emit/keys";
import { contextOf } from "../../../codegen/emit/pages";
import { vocabulary } from "../../../codegen/emit/vocabulary";
import { normalize } from "../../../codegen/model/normalize";
import type { NamedSchema, Operation } from "../../../codegen/model/types";
import { isRaw, type Raw } from "../../../codegen/document/document";
import { anew, documentOf } from "../given";

interface Keyed {
  readonly key: string;
  readonly text: () => string | undefined;
}

/** Returns every file, and every part of a file, that has a key; none if each of these keys differs from those before. */
function keyed(root: Raw, before?: ReadonlyMap<string, Keyed>): ReadonlyMap<string, Keyed> {
  const document = documentOf(root);
  const model = normalize(document, vocabulary);
  const keys = keysOf(document, contextOf(document, model));
  const known = before && new Set([...before.values()].map(({ key }) => key));
  const isKnown = (part: Operation | NamedSchema) => keys && known?.has(keys.of(part));
  if (known && ![...model.operations, ...model.schemas].some(isKnown)) return new Map();
  const context = contextOf(document, model);
  const files = [
    ...pages(context, keys),
    ...sampleModules(context, new Set(["GetThingData", "Thing"]), keys),
  ];
  return new Map(
    files.flatMap(({ path, key, source }): (readonly [string, Keyed])[] => {
      if (key !== undefined) return [[path, { key, text: () => source(anew) }]];
      // The only file that is written in parts.
      if (path !== "anchors.txt") return [];
      const parts: [string, Keyed][] = [];
      source((part, write) => {
        parts.push([`${path} ${parts.length}`, { key: part, text: write }]);
        return "";
      });
      return parts;
    }),
  );
}

/** Yields every document that results from changing one value, renaming one part or removing one part. */
function* changesOf(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const changed of changesOf(item)) yield value.with(index, changed);
      yield value.toSpliced(index, 1);
    }
  } else if (isRaw(value)) {
    const members = Object.entries(value);
    for (const [index, [key, item]] of members.entries()) {
      for (const changed of changesOf(item))
        yield Object.fromEntries(members.with(index, [key, changed]));
      yield Object.fromEntries(members.with(index, [`${key}x`, item]));
      yield Object.fromEntries(members.toSpliced(index, 1));
    }
  } else if (typeof value === "boolean") yield !value;
  else if (typeof value === "number") yield value + 1;
  else yield `${String(value)}x`;
}

describe("files with the same key are the same", () => {
  test.each([
    ["tests/fixtures/specs/every-keyword.yaml", 7],
    ["tests/fixtures/specs/every-keyword-3.2.yaml", 1],
    ["tests/fixtures/specs/composition.yaml", 1],
  ])("%s, every %i of its changes", (file, step) => {
    const root = parseYaml(readFileSync(file, "utf8")) as Raw;
    const before = keyed(root);
    const texts = new Map([...before].map(([name, { text }]) => [name, text()]));
    const wrong: string[] = [];
    let [kept, made] = [0, 0];
    for (const [index, changed] of [...changesOf(root)].entries()) {
      if (index % step !== 0) continue;
      try {
        const after = keyed(changed as Raw, before);
        if (after.size === 0) made += 1;
        for (const [name, { key, text }] of after)
          if (before.get(name)?.key !== key) made += 1;
          else if (texts.get(name) === text()) kept += 1;
          else wrong.push(`${name} after change ${index}`);
      } catch {
        // The linter would have rejected it.
      }
    }
    expect(wrong).toEqual([]);
    expect(kept).toBeGreaterThan(0);
    expect(made).toBeGreaterThan(0);
  });
});

test("no file has a key if a reference points to an operation", () => {
  const get = { responses: { 200: { description: "Done." } } };
  const root = (ref: string) => ({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    paths: { "/a": { get, post: { ...get, callbacks: { done: { $ref: ref } } } } },
    components: { callbacks: { done: { "/x": { post: get } } } },
  });
  expect(keyed(root("#/components/callbacks/done")).size).toBe(7);
  for (const ref of ["#/paths/~1a", "#/p%61ths/~1a", "#", "#/webhooks/x"])
    expect(keyed(root(ref)).size, ref).toBe(0);
});

test("the API's title, version and description are in no key", () => {
  const root = (info: Raw) => ({
    openapi: "3.1.0",
    info,
    paths: { "/a": { get: { responses: { 200: { description: "Done." } } } } },
  });
  const keysIn = (info: Raw) => [...keyed(root(info)).values()].map(({ key }) => key);
  const before = keysIn({ title: "T", version: "1" });
  expect(before.length).toBeGreaterThan(0);
  expect(keysIn({ title: "U", version: "2", summary: "S.", description: "D." })).toEqual(before);
});

test("a key covers the title of a second tag, which depends on a tag of another operation", () => {
  const tagged = (...tags: readonly string[]) => ({
    get: { tags, responses: { 200: { description: "Done." } } },
  });
  const root = (tag: string) => ({
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    tags: [{ name: "b", "x-displayName": "Beta" }],
    paths: { "/a": tagged("a", "b"), "/b": tagged(tag) },
  });
  const before = keyed(root("b")).get("api/get-a.tsx");
  const after = keyed(root("c")).get("api/get-a.tsx");
  expect(before?.text()).toContain("Beta");
  expect(after?.text()).not.toContain("Beta");
  expect(after?.key).not.toBe(before?.key);
});

const cat = { Cat: { type: "string", description: "Said." } };

test.each([
  [
    "an alias in an allOf",
    { allOf: [{ $ref: "#/components/schemas/Alias" }, { minLength: 3 }] },
    { Alias: { $ref: "#/components/schemas/Cat" }, ...cat },
  ],
  [
    "an alias next to other keywords",
    { $ref: "#/components/schemas/Alias", minLength: 3 },
    { Alias: { $ref: "#/components/schemas/Cat" }, ...cat },
  ],
  [
    "a part that is a reference",
    { $ref: "#/components/schemas/Pet/properties/cat", minLength: 3 },
    { Pet: { properties: { cat: { $ref: "#/components/schemas/Cat" } } }, ...cat },
  ],
  [
    "a dynamic reference next to other keywords",
    { $dynamicRef: "#node", minLength: 3 },
    { Cat: { ...cat.Cat, $dynamicAnchor: "node" } },
  ],
])(
  "a key covers the content of a schema that becomes part of another: %s",
  (_title, x, schemas) => {
    const content = { "application/json": { schema: { type: "object", properties: { x } } } };
    const root = {
      openapi: "3.1.0",
      info: { title: "T", version: "1" },
      paths: { "/a": { get: { responses: { 200: { description: "Done.", content } } } } },
      components: { schemas },
    };
    const before = keyed(root).get("api/get-a.tsx");
    expect(before?.text()).toContain("Said.");
    const other = JSON.parse(JSON.stringify(root).replace("Said.", "Told.")) as Raw;
    expect(keyed(other).get("api/get-a.tsx")?.key).not.toBe(before?.key);
  },
);
