/** @module-tag long */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { tempFolder, writeFiles } from "../temp-folder";
import { codegen, folderWith } from "./run";

const args = ["changes", "--spec", "openapi.yaml"];

function git(folder: string, ...command: readonly string[]): void {
  const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
  execFileSync("git", [...author, ...command], { cwd: folder, stdio: "ignore" });
}

/** Creates a repository with one commit. */
function repository() {
  const folder = folderWith("tests/fixtures/specs/tiny.yaml");
  git(folder, "init", "-b", "main");
  git(folder, "add", ".");
  git(folder, "commit", "-m", "One");
  const file = path.join(folder, "openapi.yaml");
  const edit = (from: string, to: string) => {
    const text = readFileSync(file, "utf8");
    expect(text).toContain(from);
    writeFiles(folder, { "openapi.yaml": text.replaceAll(from, to) });
  };
  return { folder, edit };
}

test("without changes: reports that there are none", async () => {
  const { folder } = repository();
  expect(await codegen(folder, ...args, "--fail-on", "breaking")).toEqual({
    code: 0,
    stdout: "openapi.yaml, compared with HEAD: no changes for callers\n",
    stderr: "",
  });
});

test("a changed document: reports what each change means, with the lines in both revisions and the pages", async () => {
  const { folder, edit } = repository();
  edit("operationId: listBooks", "deprecated: true\n      operationId: listBooks");
  edit("The **id** of the book.", "The id of the book.");
  const { code, stdout, stderr } = await codegen(folder, ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatchInlineSnapshot(`
    "compatible  operation: Deprecated
      listBooks (GET /books)
      openapi.yaml:12 → openapi.yaml:13
      documentation pages /api/list-books, /api, /api/errors

    documentation  path parameter bookId: Description changed
      replaceBook (PUT /books/{bookId})
      openapi.yaml:52 → openapi.yaml:53
      documentation pages /api/replace-book

    openapi.yaml, compared with HEAD: 1 compatible change, 1 documentation change
    "
  `);
  const json = await codegen(folder, ...args, "--format", "json", "--base", "main");
  const listBooks = { id: "listBooks", kind: "operation", method: "GET", path: "/books" };
  const replaceBook = { ...listBooks, id: "replaceBook", method: "PUT", path: "/books/{bookId}" };
  expect(JSON.parse(json.stdout)).toEqual({
    changes: [
      {
        level: "compatible",
        message: "Deprecated",
        place: "operation",
        before: "openapi.yaml:12",
        after: "openapi.yaml:13",
        operation: listBooks,
        operations: [listBooks],
        pages: ["/api/list-books", "/api", "/api/errors"],
      },
      {
        level: "documentation",
        message: "Description changed",
        place: "path parameter bookId",
        before: "openapi.yaml:52",
        after: "openapi.yaml:53",
        operation: replaceBook,
        operations: [replaceBook],
        pages: ["/api/replace-book"],
      },
    ],
  });
});

test("--fail-on breaking: fails only if a change is breaking", async () => {
  const { folder, edit } = repository();
  edit("operationId: listBooks", "operationId: getBooks");
  expect((await codegen(folder, ...args, "--fail-on", "breaking")).code).toBe(0);
  edit(
    "operationId: getBooks",
    "operationId: getBooks\n      requestBody: { required: true, content: {} }",
  );
  expect((await codegen(folder, ...args, "--fail-on", "breaking")).code).toBe(1);
  expect((await codegen(folder, ...args)).code).toBe(0);
});

test("nothing to compare with: a message and exit code 2", async () => {
  const { folder, edit } = repository();
  const said = async (...more: readonly string[]) => {
    const given = more.includes("--spec") ? ["changes"] : args;
    const { code, stdout, stderr } = await codegen(folder, ...given, ...more);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).not.toMatch(/^ +at |nothing was written/m);
    return stderr.split("\n")[0];
  };
  expect(await said("--base", "nothing")).toMatchInlineSnapshot(
    `"codegen: git does not know the revision \`nothing\`. Pass a commit, branch or tag with --base; in a shallow clone, fetch it first."`,
  );
  expect(await said("--base", "--exec=x")).toMatchInlineSnapshot(`"codegen: --base needs a value"`);
  expect(await said("--spec", "other.yaml")).toMatchInlineSnapshot(
    `"codegen: There is no file other.yaml, neither here nor in \`HEAD\`. Pass the OpenAPI document with --spec openapi.yaml."`,
  );
  expect(await said("--format", "pdf")).toMatchInlineSnapshot(
    `"codegen: --format must be one of text, markdown, json, html, not pdf."`,
  );
  expect(await said("--fail-on", "all")).toMatchInlineSnapshot(
    `"codegen: --fail-on accepts only breaking, not all."`,
  );
  expect(await said("--bas", "main")).toMatchInlineSnapshot(
    `"codegen: There is no option --bas. Did you mean --base?"`,
  );
  edit("openapi: 3.1.0", "openapi: [");
  expect(await said()).toMatchInlineSnapshot(`"openapi.yaml:3:1  error  syntax"`);
  git(folder, "commit", "-am", "Two");
  edit("openapi: [", "openapi: 3.1.0");
  expect(await said()).toMatchInlineSnapshot(`"HEAD:openapi.yaml:3:1  error  syntax"`);
  // From the project's folder, which holds what is checked out.
  const spec = path.join(folder, "openapi.yaml");
  expect((await codegen(process.cwd(), "changes", "--spec", spec)).stderr).toMatch(
    /^HEAD:openapi\.yaml:3:1 /,
  );
  const alone = folderWith("tests/fixtures/specs/tiny.yaml");
  expect((await codegen(alone, ...args)).stderr).toMatchInlineSnapshot(`
    "codegen: openapi.yaml is not in a git repository, so there is nothing to compare with. Commit the document with git first.
    Run \`npm run codegen -- changes --help\` for the options.
    "
  `);
});

test("a workflow that did not fit: its line in the revision, and the changes for callers", async () => {
  const { folder, edit } = repository();
  const workflows = `arazzo: 1.0.1
info: { title: Books, version: 1.0.0 }
sourceDescriptions: [{ name: api, url: openapi.yaml, type: openapi }]
workflows:
  - workflowId: replace
    steps: [{ stepId: one, operationId: nothing }]`;
  writeFiles(folder, { "openapi.arazzo.yaml": workflows });
  // A warning is no reason.
  edit("  schemas:\n    Book:\n", "  schemas:\n    Unused: { type: string }\n    Book:\n");
  git(folder, "add", ".");
  git(folder, "commit", "-m", "Two");
  edit("version: 1.0.0", "version: 1.0.1");
  const { stdout } = await codegen(folder, ...args, "--format", "markdown");
  expect(stdout).toMatchInlineSnapshot(`
    "### openapi.yaml, compared with HEAD: 1 documentation change. The pages could not be generated

    #### Documentation

    - **\`info\`**: Version changed  
      \`openapi.yaml:5\`

    #### The pages could not be generated:

    - HEAD\\:openapi\\.arazzo\\.yaml\\:6\\: No operation has the operationId \\\`nothing\\\`\\. Use an operation of the document that is not internal\\.
    "
  `);
});

test("a document in several files: changes are reported with the file and line they are in", async () => {
  const { folder, edit } = repository();
  const schema = "type: object\nproperties:\n  title:\n    type: string\n    minLength: 1\n";
  writeFiles(folder, { "schemas/book.yaml": schema });
  edit(
    "  schemas:\n    Book:\n",
    "  schemas:\n    Sheet: { $ref: schemas/book.yaml }\n    Book:\n",
  );
  git(folder, "add", ".");
  git(folder, "commit", "-m", "Two");
  writeFiles(folder, { "schemas/book.yaml": schema.replace("1", "2") });
  const { stdout } = await codegen(folder, ...args);
  expect(stdout).toMatchInlineSnapshot(`
    "documentation  schema Sheet · title: Minimum length raised from \`1\` to \`2\`
      schemas/book.yaml:5
      documentation pages /api/schemas/sheet

    openapi.yaml, compared with HEAD: 1 documentation change
    "
  `);
});

test("a document elsewhere: paths are relative to its folder", async () => {
  const { folder, edit } = repository();
  edit("      summary: Replace a book\n", "");
  const spec = path.join(folder, "openapi.yaml");
  const { stdout } = await codegen(tempFolder(), "changes", "--spec", spec);
  expect(stdout).toContain("Summary removed");
  expect(stdout).toContain("\n  openapi.yaml:41 in the old version\n");
});

test("a property that refers to a schema is reported with the line of its name, not of the schema", async () => {
  const { folder, edit } = repository();
  const sequel = '        sequel:\n          $ref: "#/components/schemas/Book"\n';
  edit("        pages:\n", `${sequel}        pages:\n`);
  const { stdout } = await codegen(folder, ...args);
  expect(stdout).toContain("Optional property `sequel` added");
  expect(stdout).toContain("openapi.yaml:93\n");
});

/** What is said while the pages of both revisions are built. */
const working = "Building the pages of both revisions, which takes a while …\n";

test("markdown: the words and pages that change for readers; renamed pages are moved, and pages that only link to them are left out", async () => {
  const { folder, edit } = repository();
  edit("maximum: 100", "maximum: 50");
  edit("operationId: replaceBook", "operationId: putBook");
  edit("schemas/Book", "schemas/Volume");
  edit("    Book:", "    Volume:");
  const { code, stdout, stderr } = await codegen(folder, ...args, "--format", "markdown");
  expect({ code, stderr }).toEqual({ code: 0, stderr: working });
  expect(stdout).toMatchInlineSnapshot(`
    "### openapi.yaml, compared with HEAD: 1 breaking change, 1 compatible change

    #### Breaking

    - **\`query parameter limit\`**: Maximum lowered from \`100\` to \`50\`  
      \`listBooks (GET /books)\` · \`openapi.yaml:22\`

    #### Compatible

    - **\`operation\`**: operationId changed from \`replaceBook\` to \`putBook\`  
      \`putBook (PUT /books/{bookId})\` · \`openapi.yaml:39\`

    #### What readers see

    \`/api/list-books\`

    - Query parameters: limit · integer · 1–~~100~~ **50** · default 20
    - Responses › 200 OK: application/json · array of ~~Book~~ **Volume**
    - <details><summary>4 lines of samples and examples</summary>

      \`\`\`diff
      - 200: Array<Book>;
      + 200: Array<Volume>;
      - export type Book = {
      + export type Volume = {
      \`\`\`

      </details>

    \`/api/replace-book\` → \`/api/put-book\` (moved)

    - Request body: application/json · ~~Book~~ **Volume**
    - <details><summary>10 lines of samples and examples</summary>

      \`\`\`diff
      - export type ReplaceBookData = {
      + export type PutBookData = {
      - body: BookWritable;
      + body: VolumeWritable;
      - export type ReplaceBookResponses = {
      + export type PutBookResponses = {
      - export type ReplaceBookErrors = {
      + export type PutBookErrors = {
      - export type BookWritable = {
      + export type VolumeWritable = {
      \`\`\`

      </details>

    \`/api/schemas/book\` → \`/api/schemas/volume\` (moved)

    - ~~Book~~ **Volume**
    "
  `);
}, 240_000);

test("html: the pages that change for readers, before and after", async () => {
  const { folder, edit } = repository();
  edit("maximum: 100", "maximum: 50");
  const { code, stdout, stderr } = await codegen(folder, ...args, "--format", "html");
  expect({ code, stderr }).toEqual({ code: 0, stderr: working });
  expect(stdout.match(/<iframe[^>]* title="[^"]*"/g)).toEqual([
    '<iframe sandbox title="List books, before and after"',
  ]);
  expect(stdout).toMatch(/&lt;del&gt;1–100&lt;\/del&gt;.*&lt;ins&gt;1–50&lt;\/ins&gt;/s);
  expect(stdout).not.toMatch(/<script|&lt;script|<link|&lt;link/);
  // The site's content security policy blocks inline styles: pages would be shown without any.
  expect(stdout).toContain("&lt;style&gt;@layer");
  expect(stdout).not.toContain("&lt;meta http-equiv");
}, 240_000);
