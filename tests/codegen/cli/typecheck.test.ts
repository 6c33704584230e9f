import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../../codegen/generate";
import { tempFolder } from "../temp-folder";
import { typecheck } from "./run";

test("a wrong example and a page without an operation fail the type check, other trees do not", async () => {
  const folder = tempFolder();
  const spec = "tests/fixtures/specs/tiny.yaml";
  const [good, bad] = [path.join(folder, "trees/good"), path.join(folder, "trees/bad")];
  await generate({ spec, out: good, check: false, progress: () => {} });
  cpSync(good, bad, { recursive: true });

  const change = (name: string, from: string, to: string) => {
    const text = readFileSync(path.join(bad, name), "utf8");
    expect(text).toContain(from);
    writeFileSync(path.join(bad, name), text.replace(from, to));
  };
  change("api/replace-book.samples.ts", "pages: 880", 'pages: "880"');
  change("api/list-books.tsx", 'path="/books"', 'path="/shelves"');
  change("api/replace-book.tsx", 'method="put"', 'method="get"');
  const { code, stdout } = await typecheck(folder, "--generated", "trees");
  expect(code).not.toBe(0);
  const places = [...stdout.matchAll(/(?<=trees\/)[^(]+/g)].map(([place]) => place);
  expect(places.sort()).toEqual([
    "bad/api/list-books.tsx",
    "bad/api/replace-book.samples.ts",
    "bad/api/replace-book.tsx",
  ]);
});
