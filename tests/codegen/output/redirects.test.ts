import { describe, expect, test } from "vitest";
import { redirectsAfter, redirectsIn } from "../../../codegen/output/redirects";
import { readRedirectTable, writeRedirectTable } from "../../../src/shared/redirect-table";
import { git } from "../../vite/git-repository";
import { tempFolder, writeFiles } from "../temp-folder";

/** Returns pages for strings of the form `id pointer`. */
const pages = (...list: readonly string[]) =>
  list.map((text) => {
    const [id = "", source = ""] = text.split(" ");
    return { id, source };
  });
const rows = (list: Readonly<Record<string, string>>) => new Map(Object.entries(list));

describe("the table after a change", () => {
  const everything = () => true;
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
    const after = redirectsAfter(rows(known), pages(...gone), pages(...now), everything);
    expect(Object.fromEntries(after)).toEqual(want);
  });

  test("a name that was never published leaves no row, and earlier names skip it", () => {
    const after = redirectsAfter(
      rows({ a: "b" }),
      pages("b #/x"),
      pages("c #/x"),
      (id) => id !== "b",
    );
    expect(Object.fromEntries(after)).toEqual({ a: "c" });
  });
});

describe("the file of the table", () => {
  test("is sorted, and does not exist without rows", () => {
    expect(writeRedirectTable(rows({ b: "c", a: "c" }))).toBe('{\n  "a": "c",\n  "b": "c"\n}\n');
    expect(writeRedirectTable(rows({}))).toBeUndefined();
  });

  test.each([
    ["nothing", undefined, {}, undefined],
    ["rows", '{\n  "a": "b",\n  "c": "d"\n}\n', { a: "b", c: "d" }, undefined],
    [
      "both sides of a conflict",
      '{\n<<<<<<< HEAD\n  "a": "b"\n||||||| base\n=======\n  "c": "d"\n>>>>>>> other\n}\n',
      { a: "b", c: "d" },
      undefined,
    ],
    ["a line that is not a row", '{\n  "a": "b",\n  "../c": "d"\n}\n', { a: "b" }, 3],
  ])("with %s is read", (_name, text, want, wrongLine) => {
    const table = readRedirectTable(text);
    expect(Object.fromEntries(table.rows)).toEqual(want);
    expect(table.wrongLine).toBe(wrongLine);
  });
});

describe("in an output folder", () => {
  const page = (pointer: string) =>
    `// Generated from a.yaml${pointer}. Run \`npm run codegen\`; do not edit.\n`;
  const tableIn = (folder: string, files: Readonly<Record<string, string>>) => {
    writeFiles(folder, files);
    const model = { operations: pages("new #/paths/~1x/get"), schemas: [] };
    return redirectsIn(
      folder,
      model,
      (name) => files[name],
      () => undefined,
    );
  };

  test("existing pages show what was renamed", () => {
    const files = { "api/old.tsx": page("#/paths/~1x/get"), "api/mine.tsx": "// mine" };
    expect(tableIn(tempFolder(), files)).toBe('{\n  "old": "new"\n}\n');
  });

  test("a page that was never committed needs no redirect", () => {
    const folder = tempFolder();
    git(folder, "", "init", "-q");
    writeFiles(folder, { "manifest.json": "", "api/old.tsx": "" });
    git(folder, "", "add", ".");
    const files = {
      "api/old.tsx": page("#/paths/~1x/get"),
      "api/tried.tsx": page("#/paths/~1x/get"),
    };
    expect(tableIn(folder, files)).toBe('{\n  "old": "new"\n}\n');
  });

  test.each([
    ["another name", { Pet: "{ type: 1 }" }, { Animal: "{ type: 1 }" }, { pet: "animal" }],
    ["another content", { Pet: "{ type: 1 }" }, { Animal: "{ type: 2 }" }, {}],
    ["the old name still in use", { Pet: "{}" }, { Pet: "{}", Animal: "{}" }, {}],
    ["two new names", { Pet: "{}" }, { Animal: "{}", Beast: "{}" }, {}],
    ["two old names", { Pet: "{}", Cat: "{}" }, { Animal: "{}" }, {}],
    ["no schema in its place", { Pet: "{}" }, {}, {}],
    [
      "schemas that refer to each other",
      { Pet: "{ of: Owner }", Owner: "{ has: Pet, age }" },
      { PetV2: "{\n of: OwnerV2\n}", OwnerV2: "{ has: PetV2, age }" },
      { pet: "pet-v2", owner: "owner-v2" },
    ],
  ])("schemas, %s", (_, were, are, want) => {
    const slugs: Readonly<Record<string, string>> = { PetV2: "pet-v2", OwnerV2: "owner-v2" };
    const slugOf = (name: string) => slugs[name] ?? name.toLowerCase();
    const filesOf = (schemas: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(schemas).map(([name, text]) => [
          `schemas/${name}.tsx`,
          `${page(`#/components/schemas/${name}`)}import type { ${name} as ${name}Model }; ${text}`,
        ]),
      );
    const navigation = Object.keys(were)
      .map((name) => `    {\n      name: "${name}",\n      slug: "${slugOf(name)}",\n    },\n`)
      .join("");
    const present: Readonly<Record<string, string>> = {
      ...filesOf(were),
      "navigation.ts": navigation,
    };
    const written: Readonly<Record<string, string>> = filesOf(are);
    const schemas = Object.keys(are).map((name) => ({
      name,
      identifier: name,
      slug: slugOf(name),
    }));
    const table = redirectsIn(
      tempFolder(),
      { operations: [], schemas },
      (name) => present[name],
      (name) => written[name],
    );
    const rows = Object.entries(want).map(([from, to]) => [`schemas/${from}`, `schemas/${to}`]);
    expect(Object.fromEntries(readRedirectTable(table).rows)).toEqual(Object.fromEntries(rows));
  });

  test("a schema whose operation is renamed as well", () => {
    const user = (id: string) => `${page("#/components/schemas/X")}{ usedBy: { id: "${id}" } }`;
    const files: Readonly<Record<string, string>> = {
      "api/get-pet.tsx": page("#/paths/~1x/get"),
      "schemas/Pet.tsx": user("get-pet"),
      "navigation.ts": 'name: "Pet",\n slug: "pet"',
    };
    const folder = tempFolder(files);
    const table = redirectsIn(
      folder,
      {
        operations: pages("get-animal #/paths/~1x/get"),
        schemas: [{ name: "Animal", identifier: "Animal", slug: "animal" }],
      },
      (name) => files[name],
      () => user("get-animal"),
    );
    expect(table).toBe('{\n  "get-pet": "get-animal",\n  "schemas/pet": "schemas/animal"\n}\n');
  });

  test("an invalid line is an error with its line, because it would be lost", () => {
    const table = '{\n  "old": new"\n}\n';
    expect(() => tableIn(tempFolder(), { "redirects.json": table })).toThrow(
      expect.objectContaining({
        problems: [
          expect.objectContaining({
            file: expect.stringMatching(/redirects\.json$/) as string,
            line: 2,
            message: "This line is not a redirect.",
          }) as unknown,
        ],
      }) as Error,
    );
  });
});
