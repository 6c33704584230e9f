import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../codegen/generate";
import { readPageTable } from "../../src/shared/page-table";
import { git } from "../vite/git-repository";
import { filesIn, tempFolder } from "./temp-folder";

/** Renames and additions that are so close that git can merge neither tree. */
const ours = (text: string) =>
  text
    .replace("listBooks", "findBooks")
    .replaceAll(/^ +pages:/gm, (line) => line.replace("pages", "leaves"))
    .replace("  /books/{bookId}:", `${added("/authors", "listAuthors")}  /books/{bookId}:`);
const theirs = (text: string) =>
  text
    .replace("replaceBook", "putBook")
    .replace("As printed on the spine.", "As printed on the cover.")
    .replace("  /books/{bookId}:", `${added("/auctions", "listAuctions")}  /books/{bookId}:`);
const added = (at: string, id: string) =>
  `  ${at}:\n    get:\n      operationId: ${id}\n      tags: [Books]\n      summary: Read ${at}\n      responses:\n        "200":\n          description: All.\n`;

test.each([
  ["one of the two", "BookNote", []],
  [
    "a third",
    "BookEntry",
    ["4 The former address `schemas/book` leads to `schemas/book-message`, which is not a page."],
  ],
])(
  "two branches rename a schema, and the merged document has %s of the names",
  async (_, name, lost) => {
    const folder = tempFolder();
    const spec = path.join(folder, "openapi.yaml");
    const out = path.join(folder, "generated");
    const run = (check = false) => generate({ spec, out, check, progress: () => {} });
    const base = readFileSync("tests/fixtures/specs/tiny.yaml", "utf8");
    const renamed = (to: string) =>
      base.replace("    Book:", `    ${to}:`).replaceAll('schemas/Book"', `schemas/${to}"`);
    const commit = async (text: string) => {
      writeFileSync(spec, text);
      await run();
      git(folder, "", "add", "-A");
      git(folder, "", "commit", "-qm", "change");
    };
    git(folder, "", "init", "-q");
    await commit(base);
    git(folder, "", "checkout", "-qb", "theirs");
    await commit(renamed("BookMessage"));
    git(folder, "", "checkout", "-q", "-");
    await commit(renamed("BookNote"));
    expect(() => git(folder, "", "merge", "theirs")).toThrow("Command failed");
    writeFileSync(spec, renamed(name));
    const { warnings } = await run();
    const { redirects } = readPageTable(readFileSync(path.join(out, "pages.json"), "utf8"));
    if (lost.length === 0)
      expect(Object.fromEntries(redirects)).toEqual({
        "schemas/book": "schemas/book-note",
        "schemas/book-message": "schemas/book-note",
      });
    const told = (problems: typeof warnings) =>
      problems
        .filter(({ rule }) => rule === "redirect")
        .map(({ line, message }) => `${line} ${message}`);
    expect(told(warnings)).toEqual(lost);
    expect(told((await run(true)).warnings)).toEqual(told(warnings));
  },
);

test("after merging two branches that both ran codegen, a run writes the tree of the merged document", async () => {
  const folder = tempFolder();
  const spec = path.join(folder, "openapi.yaml");
  const out = path.join(folder, "generated");
  const run = (to = out) => generate({ spec, out: to, check: false, progress: () => {} });
  const change = async (name: string, edit: (text: string) => string) => {
    writeFileSync(spec, edit(readFileSync(spec, "utf8")));
    await run();
    git(folder, "", "add", "-A");
    git(folder, "", "commit", "-qm", name);
  };
  cpSync("tests/fixtures/specs/tiny.yaml", spec);
  git(folder, "", "init", "-q");
  await change("base", (text) => text);
  const base = readFileSync(spec, "utf8");
  git(folder, "", "checkout", "-qb", "theirs");
  await change("theirs", theirs);
  git(folder, "", "checkout", "-q", "-");
  await change("ours", ours);
  expect(() => git(folder, "", "merge", "theirs")).toThrow("Command failed");

  // The author resolves the document by hand.
  writeFileSync(spec, ours(theirs(base)));
  const files = filesIn(out);
  const conflicted = Object.keys(files).filter((name) => files[name]?.includes("<<<<<<<"));
  expect(conflicted).toEqual(
    expect.arrayContaining(["manifest.json", "navigation.ts", "pages.json"]),
  );
  await run();

  const { "pages.json": table = "", ...merged } = filesIn(out);
  await run(path.join(folder, "fresh"));
  const { "pages.json": freshTable = "", ...fresh } = filesIn(path.join(folder, "fresh"));
  expect(merged).toEqual(fresh);
  expect(JSON.parse(table)).toEqual({
    ...(JSON.parse(freshTable) as object),
    "list-books": "find-books",
    "replace-book": "put-book",
  });
  const { plan } = await generate({ spec, out, check: true, progress: () => {} });
  expect([...plan.write, ...plan.remove]).toEqual([]);
});
