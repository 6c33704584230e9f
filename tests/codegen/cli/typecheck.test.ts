import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../../codegen/generate";
import { tempFolder } from "../temp-folder";
import { typecheck } from "./run";

test("a wrong example and a page without an operation fail the type check of a tree", async () => {
  const folder = tempFolder();
  const out = path.join(folder, "tree");
  const spec = "tests/fixtures/specs/tiny.yaml";
  await generate({ spec, out, check: false, progress: () => {} });
  expect(await typecheck(folder, "--generated", "tree")).toEqual({
    code: 0,
    stdout: "",
    stderr: "",
  });

  const change = (name: string, from: string, to: string) => {
    const text = readFileSync(path.join(out, name), "utf8");
    expect(text).toContain(from);
    writeFileSync(path.join(out, name), text.replace(from, to));
  };
  change("api/replace-book.samples.ts", "pages: 880", 'pages: "880"');
  change("api/list-books.tsx", 'path="/books"', 'path="/shelves"');
  change("api/replace-book.tsx", 'method="put"', 'method="get"');
  const { code, stdout } = await typecheck(folder, "--generated", "tree");
  expect(code).not.toBe(0);
  const places = [...stdout.matchAll(/(?<=tree\/)[^(]+/g)].map(([place]) => place);
  expect(places.sort()).toEqual([
    "api/list-books.tsx",
    "api/replace-book.samples.ts",
    "api/replace-book.tsx",
  ]);
});
