/** @module-tag long */

import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, writeFiles } from "../temp-folder";
import { codegen, codegenElsewhere, folderWith, steady } from "./run";

const tiny = "tests/fixtures/specs/tiny.yaml";
const args = ["--spec", "openapi.yaml", "--out", "out"];

describe("a run", () => {
  test("writes files, then keeps them, and --check agrees", async () => {
    const folder = folderWith(tiny);
    const out = path.join(folder, "out");
    const expectRun = async (files: string, ...more: readonly string[]) => {
      const { code, stdout, stderr } = await codegen(folder, ...args, ...more);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(steady(stdout)).toBe(`2 operations; files: ${files}; 0.0 s\n`);
    };
    const times = () =>
      Object.keys(filesIn(out)).map((name) => statSync(path.join(out, name)).mtimeMs);
    await expectRun("17 written, 0 kept, 0 removed");
    const before = { files: filesIn(out), times: times() };
    await expectRun("0 written, 17 kept, 0 removed");
    expect({ files: filesIn(out), times: times() }).toEqual(before);
    await expectRun("0 stale, 17 fresh, 0 to remove", "--check");
  });

  test("writes the same bytes in another language, time zone and umask", async () => {
    const document = "tests/fixtures/specs/hostile-text.yaml";
    const [here, there] = [folderWith(document), folderWith(document)];
    const runs = [codegen(here, ...args), codegenElsewhere(there, ...args)];
    expect((await Promise.all(runs)).map(({ code }) => code)).toEqual([0, 0]);
    expect(filesIn(path.join(there, "out"))).toEqual(filesIn(path.join(here, "out")));
  });

  test("writes the same bytes from and into other folders", async () => {
    const [a, b] = [folderWith(tiny), folderWith(tiny)];
    const named = ["--spec", path.join(b, "openapi.yaml"), "--out", path.join(b, "deep/er")];
    await Promise.all([codegen(a, ...args), codegen(path.dirname(b), ...named)]);
    const there = Object.entries(filesIn(path.join(b, "deep/er"))).map(([name, content]) => [
      name,
      // The path of the document is part of the input.
      content.replaceAll(`${path.basename(b)}/openapi.yaml`, "openapi.yaml"),
    ]);
    expect(Object.fromEntries(there)).toEqual(filesIn(path.join(a, "out")));
  });

  test("leaves other files alone, and refuses to overwrite them", async () => {
    const folder = folderWith(tiny);
    const there = { "mine.md": "mine", "shared.tsx": "mine", "manifest.json": "{}" };
    writeFiles(path.join(folder, "out"), there);
    const { code, stdout, stderr } = await codegen(folder, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.replaceAll(folder, "FOLDER")).toMatchInlineSnapshot(`
      "FOLDER/out/shared.tsx:1:1  error  output
        The file is in the way: codegen did not write it and will not replace it.
        → Move the file elsewhere, or choose another folder with --out DIR.

      1 error; nothing was written.
      "
    `);
    expect(filesIn(path.join(folder, "out"))).toEqual(there);
  });

  const generated = "// Generated from old.yaml. Run `npm run codegen`; do not edit.\n";
  test.each([
    ["none at all", [], 0],
    ["alone", ["mine.md"], 2],
    ["hidden ones", [".gitkeep"], 0],
    ["besides its own", ["mine.md", "navigation.ts"], 0],
  ] as const)("into a folder with other files: %s", async (_, names, want) => {
    const folder = folderWith(tiny);
    mkdirSync(path.join(folder, "out"));
    for (const name of names)
      writeFileSync(path.join(folder, "out", name), name.endsWith(".ts") ? generated : "mine");
    const { code, stderr } = await codegen(folder, ...args);
    expect(code).toBe(want);
    const message = "The folder contains files, but none that codegen wrote.";
    expect(stderr.includes(message)).toBe(want === 2);
  });
});

test("says which version of the engine a tree comes from, if it is another one", async () => {
  const folder = folderWith(tiny);
  const manifest = path.join(folder, "out/manifest.json");
  expect((await codegen(folder, ...args)).stdout).not.toContain("version");
  const text = readFileSync(manifest, "utf8");
  writeFileSync(manifest, text.replace(/"engine": ".+"/, '"engine": "0.9.0"'));
  const told = /^out comes from version 0\.9\.0 of the engine; this is \d+\.\d+\.\d+\.$/m;
  const stale = await codegen(folder, ...args, "--check");
  expect(stale.stdout).toMatch(told);
  expect(stale.code).toBe(1);
  expect((await codegen(folder, ...args)).stdout).toMatch(told);
  expect(readFileSync(manifest, "utf8")).toBe(text);
});

test("without --spec, the document of the tree, or the only one", async () => {
  const folder = folderWith(tiny);
  expect((await codegen(folder, "--out", "out")).code).toBe(0);
  cpSync(path.join(folder, "openapi.yaml"), path.join(folder, "openapi/library.yaml"));
  expect((await codegen(folder, "--out", "out", "--check")).code).toBe(0);
  cpSync(path.join(folder, "openapi.yaml"), path.join(folder, "openapi/museum.yaml"));
  expect(await codegen(folder)).toEqual({
    code: 2,
    stdout: "",
    stderr: `codegen: There are several OpenAPI documents: openapi/library.yaml, openapi/museum.yaml. Pass one with --spec FILE.
Run \`npm run codegen -- --help\` for the options.
`,
  });
  rmSync(path.join(folder, "openapi.yaml"));
  const { stderr } = await codegen(folder, "--out", "out");
  expect(stderr).toContain("out was made from `openapi.yaml`, which is not there.");
});

test("the tree of another document stays, unless that document has moved or --replace is passed", async () => {
  const folder = folderWith(tiny);
  await codegen(folder, ...args);
  cpSync(path.join(folder, "openapi.yaml"), path.join(folder, "library.yaml"));
  const before = filesIn(folder);
  const named = ["--spec", "library.yaml", "--out", "out"];
  const refused = {
    code: 2,
    stdout: "",
    stderr: `out/navigation.ts:1:1  error  output
  The folder has the pages of \`openapi.yaml\`, and \`library.yaml\` would replace them.
  → Pass --spec openapi.yaml to update them, --replace to replace them, or --out for another folder.

1 error; nothing was written.
`,
  };
  expect(await codegen(folder, ...named)).toEqual(refused);
  expect(await codegen(folder, ...named, "--check")).toEqual(refused);
  expect(filesIn(folder)).toEqual(before);
  expect((await codegen(folder, ...named, "--replace")).code).toBe(0);
  renameSync(path.join(folder, "library.yaml"), path.join(folder, "moved.yaml"));
  mkdirSync(path.join(folder, "library.versions"));
  expect((await codegen(folder, "--spec", "moved.yaml", "--out", "out")).stderr).toContain(
    "Move them to moved.versions, or delete them.",
  );
  renameSync(path.join(folder, "library.versions"), path.join(folder, "moved.versions"));
  expect((await codegen(folder, "--spec", "moved.yaml", "--out", "out")).code).toBe(0);
});

describe("--check", () => {
  test("shows the command, the files and the first lines of the diff, and writes nothing", async () => {
    const folder = folderWith(tiny);
    const out = path.join(folder, "out");
    await codegen(folder, ...args);
    const page = path.join(out, "api/list-books.tsx");
    writeFileSync(page, readFileSync(page, "utf8").replace("The books.", "Some books."));
    rmSync(path.join(out, "schemas/Book.tsx"));
    const before = filesIn(out);

    const { code, stdout, stderr } = await codegen(folder, ...args, "--check");
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(steady(stdout)).toMatchInlineSnapshot(`
      "The generated files are stale. Run: npm run codegen -- --spec openapi.yaml --out out

        api/list-books.tsx differs
        schemas/Book.tsx missing

      - on disk, + generated
      api/list-books.tsx
      @@ line 27 @@
               {
                 status: "200",
      -          description: "Some books.",
      +          description: "The books.",
                 headers: [
                   {

      2 operations; files: 2 stale, 15 fresh, 0 to remove; 0.0 s
      "
    `);
    expect(filesIn(out)).toEqual(before);

    // A run fixes both.
    expect(steady((await codegen(folder, ...args)).stdout)).toBe(
      [
        "2 operations; files: 2 written, 15 kept, 0 removed; 0.0 s",
        "  api/list-books.tsx written",
        "  schemas/Book.tsx written",
        "",
      ].join("\n"),
    );
  });
});

describe("the command line", () => {
  test("--help", async () => {
    const { code, stdout, stderr } = await codegen(folderWith(tiny), "--help");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatchInlineSnapshot(`
      "Generates typed models, code samples and reference pages from an OpenAPI document.

      Usage: npm run codegen -- [options]
             npm run codegen -- changes [options]   what changes to the document mean for callers
             npm run codegen -- release [NAME]      keep the document as a version
             npm run codegen -- postman             print the API as a Postman collection

        --spec FILE       the OpenAPI document, 2.0 to 3.2, YAML or JSON (default: the one that the tree
                          was made from, or the only one in openapi/ or in this folder)
        --root DIR        the folder of the files that it refers to (default: the folder of the document)
        --workflows FILE  the Arazzo document of its workflows (default: NAME.arazzo.yaml beside it)
        --out DIR         the folder for the generated tree (default: src/generated)
        --replace         replace the tree of another document
        --check           write nothing; fail if the tree is stale, or has other files
        --watch           regenerate whenever the document changes
        --strict          fail on warnings too, and write nothing
        --help            show this help

      Limits: 64 MiB per file, 10,000 files, 256 MiB in all; values nested 100 levels deep,
      10,000,000 values after expanding aliases; 600 s per run. Only regular files are read:
      no URLs, no devices.

      Exit codes: 0 fresh or written, 1 stale (--check), 2 invalid input, or warnings (--strict).
      "
    `);
  });

  test.each([
    ["an unknown option", ["--spce", "x"], "There is no option --spce. Did you mean --spec?"],
    ["two incompatible modes", ["--check", "--watch"], "--check and --watch cannot be combined."],
    [
      "a stray word",
      ["openapi.yaml"],
      "There is no command `openapi.yaml`. Pass the document with --spec FILE.",
    ],
    ["a misspelled command", ["chnges"], "There is no command `chnges`. Did you mean `changes`?"],
    ["a missing value", ["--spec"], "--spec needs a value"],
    ["an empty value", ["--spec="], "--spec needs a value"],
  ])("%s", async (_title, given, message) => {
    expect(await codegen(folderWith(tiny), ...given)).toEqual({
      code: 2,
      stdout: "",
      stderr: `codegen: ${message}\nRun \`npm run codegen -- --help\` for the options.\n`,
    });
  });
});
