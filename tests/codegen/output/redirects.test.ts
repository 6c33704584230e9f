import { describe, expect, test } from "vitest";
import { earlierPages, pageTable, redirectsAfter } from "../../../codegen/output/redirects";
import { pagesOf } from "../../../codegen/model/pages";
import type { ApiModel } from "../../../codegen/model/types";
import { readPageTable, writePageTable } from "../../../src/shared/page-table";
import { git } from "../../vite/git-repository";
import { tempFolder } from "../temp-folder";

/** Returns pages for strings of the form `id pointer`. */
const pages = (...list: readonly string[]) =>
  list.map((text) => {
    const [id = "", source = ""] = text.split(" ");
    return { id, source };
  });
const rows = (list: Readonly<Record<string, string>>) => new Map(Object.entries(list));

describe("the table after a change", () => {
  test.each([
    ["a renamed operation leaves a row", {}, ["a #/x"], ["b #/x"], { a: "b" }],
    ["an unchanged name leaves no row", {}, [], ["a #/x"], {}],
    ["another path is another operation", {}, ["a #/x"], ["b #/y"], {}],
    ["a chain becomes one step", { a: "b" }, ["b #/x"], ["c #/x"], { a: "c", b: "c" }],
    ["a name that is used again ends its row", { a: "b" }, ["b #/x"], ["a #/x"], { b: "a" }],
    ["another operation takes the name", { a: "b" }, [], ["b #/x", "a #/y"], {}],
    ["two operations swap their names", {}, [], ["b #/x", "a #/y"], {}],
    ["a deleted operation leaves no row", {}, ["a #/x"], [], {}],
    [
      "the earlier rows of a deleted operation are kept in case it returns",
      { a: "b" },
      ["b #/x"],
      [],
      { a: "b" },
    ],
    ["two branches renamed it differently", { a: "c" }, ["b #/x"], ["c #/x"], { a: "c", b: "c" }],
    ["circular rows end", { a: "b", b: "a" }, [], [], { a: "b", b: "a" }],
  ])("%s", (_name, known, gone, now, want) => {
    const before = { pages: pages(...gone), redirects: rows(known), conflicts: [] };
    const after = redirectsAfter(before, pages(...now));
    expect(Object.fromEntries(after)).toEqual(want);
  });

  test("a name that was never published leaves no row, and earlier names skip it", () => {
    const before = { pages: pages("b #/x"), redirects: rows({ a: "b" }), conflicts: [] };
    const after = redirectsAfter(before, pages("c #/x"), (id) => id !== "b");
    expect(Object.fromEntries(after)).toEqual({ a: "c" });
  });
});

describe("the file of the table", () => {
  test("is sorted, one row a line", () => {
    expect(writePageTable(pages('c #/x/"{id}"'), rows({ d: "c", a: "c" }))).toBe(
      '{\n  "a": "c",\n  "c": "#/x/\\"{id}\\"",\n  "d": "c"\n}\n',
    );
  });

  test.each([
    ["nothing", undefined, {}, [], undefined],
    ["rows", '{\n  "a": "b",\n  "b": "#/\\""\n}\n', { a: "b" }, pages('b #/"'), undefined],
    [
      "both sides of a conflict",
      '{\n<<<<<<< HEAD\n  "a": "b"\n||||||| base\n=======\n  "c": "d",\n  "d": "#/x"\n>>>>>>> other\n}\n',
      { a: "b", c: "d" },
      pages("d #/x"),
      undefined,
    ],
    ["a line that is not a row", '{\n  "a": "b",\n  "../c": "d"\n}\n', { a: "b" }, [], 3],
  ])("with %s is read", (_name, text, redirects, list, wrongLine) => {
    const table = readPageTable(text);
    expect(Object.fromEntries(table.redirects)).toEqual(redirects);
    expect(table.pages).toEqual(list);
    expect(table.wrongLine).toBe(wrongLine);
  });
});

describe("in an output folder", () => {
  const redirectsIn = (folder: string, before: string, ...now: readonly string[]) => {
    const text = pageTable(
      folder,
      earlierPages(() => before),
      pages(...now),
    );
    return Object.fromEntries(readPageTable(text).redirects);
  };

  test("a page that was never committed needs no redirect", () => {
    const folder = tempFolder({ "pages.json": writePageTable(pages("old #/x"), new Map()) });
    git(folder, "", "init", "-q");
    git(folder, "", "add", ".");
    const before = writePageTable(pages("old #/x", "tried #/x"), new Map());
    expect(redirectsIn(folder, before, "new #/x")).toEqual({ old: "new" });
    expect(redirectsIn(tempFolder(), before, "new #/x")).toEqual({ old: "new", tried: "new" });
  });

  test("the redirects of a tree of an earlier version are kept", () => {
    const files: Readonly<Record<string, string>> = { "redirects.json": '{\n  "old": "new"\n}\n' };
    const text = pageTable(
      tempFolder(),
      earlierPages((name) => files[name]),
      pages("new #/x"),
    );
    expect(text).toBe('{\n  "new": "#/x",\n  "old": "new"\n}\n');
  });

  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const number = { type: "number" };
  test.each<[string, object, object, Readonly<Record<string, string>>]>([
    ["another name", { Pet: number }, { Animal: number }, { pet: "animal" }],
    ["another content", { Pet: number }, { Animal: { type: "string" } }, {}],
    ["other texts", { Pet: { title: "Pet" } }, { Animal: { title: "Any" } }, { pet: "animal" }],
    ["the old name still in use", { Pet: {} }, { Pet: {}, Animal: {} }, {}],
    ["two new names", { Pet: {} }, { Animal: {}, Beast: {} }, {}],
    ["two old names", { Pet: {}, Cat: {} }, { Animal: {} }, {}],
    ["no schema in its place", { Pet: {} }, {}, {}],
    ["another reference", { Pet: ref("X"), X: {}, Y: {} }, { Animal: ref("Y"), X: {}, Y: {} }, {}],
    [
      "schemas that refer to each other",
      { Pet: { not: ref("Owner") }, Owner: { properties: { has: ref("Pet"), age: number } } },
      {
        PetV2: { not: ref("OwnerV2") },
        OwnerV2: { properties: { has: ref("PetV2"), age: number } },
      },
      { pet: "petv2", owner: "ownerv2" },
    ],
  ])("schemas, %s", (_, were, are, want) => {
    const pagesIn = (schemas: object) => {
      const named = Object.keys(schemas).map((name) => ({ name, slug: name.toLowerCase() }));
      const model = { operations: [], schemas: named } as unknown as ApiModel;
      return pagesOf({ root: { components: { schemas } } }, model);
    };
    const before = { pages: pagesIn(were), redirects: new Map<string, string>(), conflicts: [] };
    const renamed = Object.entries(want).map(([from, to]) => [`schemas/${from}`, `schemas/${to}`]);
    expect([...redirectsAfter(before, pagesIn(are))]).toEqual(renamed);
  });

  test("an invalid line is an error with its line, because it would be lost", () => {
    expect(() => redirectsIn(tempFolder(), '{\n  "old": new"\n}\n')).toThrow(
      expect.objectContaining({
        problems: [
          expect.objectContaining({
            file: expect.stringMatching(/pages\.json$/) as string,
            line: 2,
            message: "This line is not a redirect.",
          }) as unknown,
        ],
      }) as Error,
    );
  });
});
