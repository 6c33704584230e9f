import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createLineFinder } from "../../src/vite/spec-lines";
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

  test.each([
    ["#/info", "main.yaml", 3],
    ["#/paths", "main.yaml", 5],
    ["#/paths/~1a~1{b}~0c/get", "main.yaml", 7],
    ["#/components/schemas/Near", "main.yaml", 17],
  ])("%s", (pointer, file, line) => expect(find(pointer)).toEqual([file, line]));

  test("of a reference itself, and of keywords next to it", () => {
    expect(find("#/components/schemas/Beside")).toEqual(["main.yaml", 17]);
    expect(find("#/components/schemas/Beside", true)).toEqual(["main.yaml", 25]);
    expect(find("#/components/schemas/Beside/type")).toEqual(["main.yaml", 27]);
  });

  test("through a reference inside the document", () => {
    expect(find("#/paths/~1inside/post")).toEqual(["main.yaml", 15]);
  });

  test("through a reference to another file, whose line it is", () => {
    expect(find("#/paths/~1outside/put")).toEqual(["other.yaml", 4]);
    expect(find("#/components/schemas/Far")).toEqual(["other.yaml", 5]);
  });

  test("is absent for an unknown pointer", () => {
    expect(find("#/components/schemas/Nowhere")).toEqual(["main.yaml", undefined]);
    expect(find("#/paths/constructor")).toEqual(["main.yaml", undefined]);
  });

  test("of a broken or circular reference is its own", () => {
    expect(find("#/components/schemas/Lost")).toEqual(["main.yaml", 21]);
    expect(find("#/components/schemas/Loop")).toEqual(["main.yaml", 23]);
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
