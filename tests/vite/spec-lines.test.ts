import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createLineFinder } from "../../src/vite/spec-lines";
import { table } from "../codegen/table";
import { sharedFolder } from "../codegen/temp-folder";

const dir = sharedFolder();

async function finderFor(name: string, text: string) {
  await writeFile(join(dir, name), text);
  const find = createLineFinder(join(dir, name));
  return (pointer: string, isReference?: boolean) => {
    const { file, line } = find(pointer, isReference);
    return [file.slice(dir.length + 1), line];
  };
}

const yaml = `# A comment
openapi: 3.1.0
info:
  title: Lines
paths:
  "/a/{b}~c":
    get: {}
  /inside:
    $ref: "#/components/pathItems/Inside"
  /outside:
    $ref: other.yaml#/items/x~1y
components:
  pathItems:
    Inside:
      post: {}
  schemas:
    Near:
      type: object
    Far:
      $ref: ./other.yaml#/Far
    Lost:
      $ref: ./gone.yaml
    Loop:
      $ref: "#/components/schemas/Loop"
    Beside:
      $ref: "#/components/schemas/Near"
      type: string
`;

describe("the line of a pointer", async () => {
  await writeFile(join(dir, "other.yaml"), "items:\n  x/y:\n\n    put: {}\nFar:\n  type: string\n");
  const find = await finderFor("main.yaml", yaml);

  test.each(table<[string, readonly [pointer: string, file: string, line: number][]]>`
    of what a document contains:
      - - ["#/info", main.yaml, 3]
        - ["#/paths", main.yaml, 5]
        - ["#/paths/~1a~1{b}~0c/get", main.yaml, 7]
        - ["#/components/schemas/Near", main.yaml, 17]
    of a reference, and of keywords next to it:
      - - ["#/components/schemas/Beside", main.yaml, 17]
        - ["#/components/schemas/Beside/type", main.yaml, 27]
    through a reference inside the document: [[["#/paths/~1inside/post", main.yaml, 15]]]
    through a reference to another file, whose line it is:
      - [["#/paths/~1outside/put", other.yaml, 4], ["#/components/schemas/Far", other.yaml, 5]]
    of a broken or circular reference is its own:
      - [["#/components/schemas/Lost", main.yaml, 21], ["#/components/schemas/Loop", main.yaml, 23]]
  `)("%s", (_, rows) => {
    expect(rows.map(([pointer]) => [pointer, ...find(pointer)])).toEqual(rows);
  });

  test("of a reference itself", () => {
    expect(find("#/components/schemas/Beside", true)).toEqual(["main.yaml", 25]);
  });

  test.each(["#/components/schemas/Nowhere", "#/paths/constructor"])("is absent: %s", (pointer) => {
    expect(find(pointer)).toEqual(["main.yaml", undefined]);
  });
});

test("JSON is read too; byte order mark and carriage returns are ignored", async () => {
  const json =
    '{\n  "openapi": "3.1.0",\n  "info": {},\n  "paths": {\n    "/a": { "get": {} }\n  }\n}';
  expect((await finderFor("main.json", json))("#/paths/~1a/get")).toEqual(["main.json", 5]);
  const windows = await finderFor("windows.yaml", `\uFEFF${yaml.replace(/\n/g, "\r\n")}`);
  expect(windows("#/components/schemas/Near")).toEqual(["windows.yaml", 17]);
});

test("a document that has become unreadable has no lines", async () => {
  expect((await finderFor("broken.yaml", "a: [\n"))("#/a")).toEqual(["broken.yaml", undefined]);
});
