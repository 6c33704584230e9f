/** @module-tag long */

import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesIn, writeFiles } from "../temp-folder";
import { codegen, codegenUnread, codegenWith, folderWith, textOf } from "./run";

const tiny = "tests/fixtures/specs/tiny.yaml";
const args = ["--spec", "openapi.yaml", "--out", "out"];

test("an invalid document: reports all problems and keeps the previous output", async () => {
  const folder = folderWith(tiny);
  const before = {
    "api/a.tsx": "// Generated from x.\n",
    "manifest.json": '{"files":["api/a.tsx"]}',
  };
  writeFiles(path.join(folder, "out"), before);
  const broken = textOf(tiny)
    .replace("type: string\n          example", "type: strng\n          example")
    .replace('$ref: "#/components/schemas/Book"', '$ref: "#/components/schemas/Bok"');
  writeFiles(folder, { "openapi.yaml": broken });
  const { code, stdout, stderr } = await codegen(folder, ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(filesIn(path.join(folder, "out"))).toEqual(before);
  expect(stderr).not.toMatch(/\u001B|^ +at /m);
  expect(stderr).toMatchInlineSnapshot(`
    "openapi.yaml:36:19  error  no-unresolved-refs
      The $ref #/components/schemas/Bok points to nothing. Did you mean \`#/components/schemas/Book\`?

      34 |               type: array
      35 |               items:
      36 |                 $ref: "#/components/schemas/Bok"
         |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      37 | /books/{bookId}:
      38 |   put:

      → Point the $ref at something that exists, or add what it points at.

    openapi.yaml:54:19  error  struct
      \`type\` must be one of \`object\`, \`array\`, \`string\`, \`number\`, \`integer\`, \`boolean\`, \`null\`, not \`strng\`. Did you mean \`string\`?

      52 |     description: The **id** of the book.
      53 |     schema:
      54 |       type: strng
         |             ^^^^^
      55 |     example: b-7
      56 | requestBody:

      → Use one of these values.

    2 errors; nothing was written.
    "
  `);
});

test("an output folder that cannot be created", async () => {
  const folder = folderWith(tiny);
  writeFileSync(path.join(folder, "out"), "mine");
  const { code, stdout, stderr } = await codegen(folder, ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr.replaceAll(folder, "FOLDER")).toMatchInlineSnapshot(`
    "FOLDER/out:1:1  error  output
      This is a file: the output needs a folder here.
      → Choose a folder with --out DIR; it need not exist yet.

    1 error; nothing was written.
    "
  `);
  expect(filesIn(folder)).toMatchObject({ out: "mine" });
});

test("a warning does not stop the run", async () => {
  const folder = folderWith(tiny);
  writeFiles(folder, { "openapi.yaml": textOf(tiny).replace("pages: 880", "pages: many") });
  const { code, stdout, stderr } = await codegen(folder, ...args);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^2 operations; 1 warning; files: 17 written/),
  });
  expect(stderr).toMatchInlineSnapshot(`
    "openapi.yaml:67:26  warning  no-invalid-media-type-examples
      In the example, \`pages\` must be an integer or null, not a string.

      65 |           value:
      66 |             title: Middlemarch
      67 |             pages: many
         |                    ^^^^
      68 | responses:
      69 |   "204":

      → Correct the example or the schema: the page shows both, and they disagree.

    "
  `);
});

test("with --strict a warning fails the run, which writes nothing; without warnings it has no effect", async () => {
  const folder = folderWith(tiny);
  expect(await codegen(folder, ...args, "--strict")).toMatchObject({ code: 0, stderr: "" });
  writeFiles(folder, { "openapi.yaml": textOf(tiny).replace("pages: 880", "pages: many") });
  const before = filesIn(folder);
  const { code, stdout, stderr } = await codegen(folder, ...args, "--strict");
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(
    /\ncodegen: failed because of warnings \(--strict\); nothing was written\.\n$/,
  );
  expect(filesIn(folder)).toEqual(before);
  expect((await codegen(folder, ...args)).code).toBe(0);
  for (const more of [[], ["--check"]])
    expect((await codegen(folder, ...args, "--strict", ...more)).code).toBe(2);
});

test("an option that npm keeps for itself stops the run", async () => {
  const folder = folderWith(tiny);
  expect(await codegenWith({ npm_config_check: "true" }, folder, ...args)).toEqual({
    code: 2,
    stdout: "",
    stderr:
      "codegen: npm kept --check for itself. Write `npm run codegen -- --check`, with an extra `--`.\nRun `npm run codegen -- --help` for the options.\n",
  });
  expect(Object.keys(filesIn(folder))).toEqual(["openapi.yaml"]);
  // npm passes on only the second word of `--fail-on breaking`.
  const changes = await codegenWith({ npm_config_fail_on: "true" }, folder, "changes", "breaking");
  expect(changes).toMatchObject({
    code: 2,
    stderr:
      "codegen: npm kept --fail-on for itself. Write `npm run codegen -- changes --fail-on`, with an extra `--`.\nRun `npm run codegen -- changes --help` for the options.\n",
  });
  // If it arrives as well, codegen uses it.
  const both = await codegenWith({ npm_config_check: "true" }, folder, ...args, "--check");
  expect(both.code).toBe(1);
});

test("a reader that closes the pipe early changes neither the exit code nor the errors", async () => {
  const folder = folderWith(tiny);
  expect(await codegenUnread(folder, ...args, "--check")).toEqual({
    code: 1,
    stdout: "",
    stderr: "",
  });
});

test.skipIf(process.platform !== "linux")("a file system that cannot create folders", async () => {
  const proc = ["--spec", "openapi.yaml", "--out", "/proc/x"];
  const { code, stderr } = await codegen(folderWith(tiny), ...proc);
  expect({ code, message: stderr.split("\n")[1] }).toEqual({
    code: 2,
    message: "  The output cannot be written. ENOENT: no such file or directory, mkdir '/proc/x'",
  });
});

test("--check fails for a file that codegen did not write; a run warns about it", async () => {
  const folder = folderWith(tiny);
  await codegen(folder, ...args);
  writeFiles(path.join(folder, "out"), { "api/notes.txt": "mine", ".gitkeep": "" });
  const check = await codegen(folder, ...args, "--check");
  expect({ ...check, stderr: check.stderr.replaceAll(folder, "FOLDER"), stdout: "" }).toEqual({
    code: 1,
    stdout: "",
    stderr: `FOLDER/out/api/notes.txt:1:1  warning  output-file
  Codegen did not write this file, so it keeps it.
  → Move it elsewhere: the folder is for generated files only.

codegen: failed because the output has other files (--check).
`,
  });
  expect((await codegen(folder, ...args)).code).toBe(0);
  expect(filesIn(path.join(folder, "out"))).toMatchObject({ "api/notes.txt": "mine" });
});
