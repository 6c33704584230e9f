import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../codegen/generate";
import { readPageTable } from "../../src/shared/page-table";
import { git } from "../vite/git-repository";
import { filesIn, tempFolder } from "./temp-folder";

type Edit = (text: string) => string;

const base = readFileSync("tests/fixtures/specs/tiny.yaml", "utf8");

/** Merges two branches, each with an edit of the document and what codegen made of it: conflicts are left in the tree. */
async function merged(ours: Edit, theirs: Edit) {
  const folder = tempFolder();
  const [spec, out] = [path.join(folder, "openapi.yaml"), path.join(folder, "generated")];
  const run = (check = false, to = out) => generate({ spec, out: to, check, progress: () => {} });
  const commit = async (text: string) => {
    writeFileSync(spec, text);
    await run();
    git(folder, "", "add", "-A");
    git(folder, "", "commit", "-qm", "change");
  };
  git(folder, "", "init", "-q");
  await commit(base);
  git(folder, "", "checkout", "-qb", "theirs");
  await commit(theirs(base));
  git(folder, "", "checkout", "-q", "-");
  await commit(ours(base));
  expect(() => git(folder, "", "merge", "theirs")).toThrow("Command failed");
  return { out, run, resolve: (text: string) => writeFileSync(spec, text) };
}

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
    const renamed = (to: string) => (text: string) =>
      text.replace("    Book:", `    ${to}:`).replaceAll('schemas/Book"', `schemas/${to}"`);
    const { out, run, resolve } = await merged(renamed("BookNote"), renamed("BookMessage"));
    resolve(renamed(name)(base));
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

/** Renames and additions that are so close that git can merge neither tree. */
const added = (at: string, id: string) =>
  `  ${at}:\n    get: { operationId: ${id}, tags: [Books], summary: Read ${at}, responses: { "200": { description: All. } } }\n`;
const ours = (text: string) =>
  text
    .replace("listBooks", "findBooks")
    .replaceAll(/^ +pages:/gm, (line) => line.replace("pages", "leaves"))
    .replace("  /books/{bookId}:", `${added("/authors", "listAuthors")}$&`);
const theirs = (text: string) =>
  text
    .replace("replaceBook", "putBook")
    .replace("As printed on the spine.", "As printed on the cover.")
    .replace("  /books/{bookId}:", `${added("/auctions", "listAuctions")}$&`);

test("after merging two branches that both ran codegen, a run writes the tree of the merged document", async () => {
  const { out, run, resolve } = await merged(ours, theirs);
  const files = filesIn(out);
  const conflicted = Object.keys(files).filter((name) => files[name]?.includes("<<<<<<<"));
  expect(conflicted).toEqual(
    expect.arrayContaining(["manifest.json", "navigation.ts", "pages.json"]),
  );
  // The author resolves the document by hand.
  resolve(ours(theirs(base)));
  await run();

  const { "pages.json": table = "", ...written } = filesIn(out);
  const fresh = path.join(path.dirname(out), "fresh");
  await run(false, fresh);
  const { "pages.json": freshTable = "", ...wanted } = filesIn(fresh);
  expect(written).toEqual(wanted);
  expect(JSON.parse(table)).toEqual({
    ...(JSON.parse(freshTable) as object),
    "list-books": "find-books",
    "replace-book": "put-book",
  });
  const { plan } = await run(true);
  expect([...plan.write, ...plan.remove]).toEqual([]);
});
