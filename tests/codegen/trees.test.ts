import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { InputError } from "../../codegen/errors";
import { generate } from "../../codegen/generate";
import { checkCharacters, checkNames, filesIn } from "../corpus/check-files";
import { isSameTree } from "../corpus/check-generation";
import { checkSamples } from "../corpus/check-samples";
import { corpusDocuments, hostileDocuments } from "../corpus/documents";
import { sampleParsers } from "../corpus/sample-parsers";
import { typecheck } from "./cli/run";
import { sharedFolder } from "./temp-folder";

const folder = sharedFolder();
const at = (...parts: string[]) => path.join(folder, ...parts);

const hostile = hostileDocuments(path.resolve("tests/fixtures/hostile"));
/** Third-party documents are next to the project, and never copied into it. */
const corpus = corpusDocuments();
if (corpus.length === 0) console.warn("Skipped what needs ../shared/specs: it is not there.");
const chosen = /\/(museum-3\.1|petstore-3\.0|train-travel-3\.1|tictactoe-3\.1)\.yaml$/;

async function generated(spec: string, out: string): Promise<void> {
  await generate({ spec, out, check: false, progress: () => {} });
}

const documents = [
  ...hostile.filter(({ outcome }) => outcome === "ok"),
  ...corpus.filter(({ file }) => chosen.test(file)),
];
const trees = new Map<string, Promise<string>>();

/** Returns the tree of a document, generated once for all tests. */
function treeOf({ name, file }: (typeof documents)[number]): Promise<string> {
  const out = at("trees", name.replace(/\W+/g, "-"));
  const tree = trees.get(out) ?? generated(file, out).then(() => out);
  trees.set(out, tree);
  return tree;
}

describe.each(documents)("the tree of $name", (document) => {
  const { file, operations } = document;
  const tags = corpus.includes(document) ? ["long"] : [];

  test("is the same after a second run, with safe names and texts", { tags }, async () => {
    const tree = await treeOf(document);
    await generated(file, at("again"));
    expect(isSameTree(tree, at("again"))).toBe(true);
    rmSync(at("again"), { recursive: true });
    const files = filesIn(tree);
    expect([...checkNames(files), ...checkCharacters(tree, files)]).toEqual([]);
    expect(files.filter((one) => /^api\/[^.]*\.tsx$/.test(one))).toHaveLength(operations ?? 0);
  });

  test("has samples with valid syntax", { tags }, async () => {
    const { count, faults } = await checkSamples(await treeOf(document), await sampleParsers());
    expect(faults).toEqual([]);
    expect(count % 5).toBe(0);
  });
});

test(
  "all trees pass the type check, which a wrong example and a page without an operation fail",
  { tags: ["long"] },
  async () => {
    const fixtures = ["composition", "foreign", "hostile-text"].map((name) =>
      generated(`tests/fixtures/specs/${name}.yaml`, at("trees", name)),
    );
    await Promise.all([...documents.map(treeOf), ...fixtures]);
    const bad = at("trees/bad");
    await generated("tests/fixtures/specs/tiny.yaml", at("trees/good"));
    cpSync(at("trees/good"), bad, { recursive: true });
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
    const places = [...stdout.matchAll(/^.*error TS.*$/gm)].map(
      ([line]) => /trees\/([^(]+)/.exec(line)?.[1] ?? line,
    );
    expect(places.sort()).toEqual([
      "bad/api/list-books.tsx",
      "bad/api/replace-book.samples.ts",
      "bad/api/replace-book.tsx",
    ]);
  },
);

describe("an error", () => {
  const errors = [...hostile, ...corpus].filter(({ outcome }) => outcome === "error");
  test.each(errors)("is reported for $name", async ({ file, lines }) => {
    const out = at("errors");
    const error: unknown = await generated(file, out).catch((thrown: unknown) => thrown);
    if (!(error instanceof InputError)) throw error;
    const [first] = error.problems;
    if (lines.length > 0) expect(lines).toContain(first?.line);
    expect(existsSync(out)).toBe(false);
  });
});
