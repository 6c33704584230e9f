import { existsSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { InputError, type Problem } from "../../codegen/errors";
import { generate } from "../../codegen/generate";
import { buildSite } from "../../src/vite/build";
import { checkCharacters, checkNames, filesIn } from "../corpus/check-files";
import { isSameTree } from "../corpus/check-generation";
import { checkPages } from "../corpus/check-pages";
import { checkSamples } from "../corpus/check-samples";
import { checkSite } from "../corpus/check-site";
import { checkTypes } from "../corpus/check-types";
import { corpusDocuments, hostileDocuments, type CorpusDocument } from "../corpus/documents";
import { sampleParsers, type Parse } from "../corpus/sample-parsers";
import { connectBrowser } from "./site";

/** Of the documents beside the project one of a kind, of the quick ones; `npm run test:corpus` runs all. */
const chosen = [
  "features-3.1.yaml",
  "opid-traversal.yaml",
  "samples-path-query.yaml",
  "text-jsx.yaml",
];

const own = hostileDocuments(path.resolve("tests/fixtures/hostile"));
const others = corpusDocuments().filter(({ name }) => name.startsWith("hostile/"));
if (others.length === 0) console.warn("Skipped what needs ../shared/specs: it is not there.");

const isError = ({ outcome }: CorpusDocument) => outcome === "error";
const sites = [
  ...own.filter((document) => !isError(document)),
  ...others.filter(({ file }) => chosen.includes(path.basename(file))),
];

let browser: Browser;
let parsers: ReadonlyMap<string, Parse>;
beforeAll(async () => {
  browser = await connectBrowser();
  parsers = await sampleParsers();
});
afterAll(() => browser.close());

const folderOf = (...parts: string[]) => path.join(inject("buildsDir"), "hostile", ...parts);
const slugOf = ({ name }: CorpusDocument) => name.replace(/\W+/g, "-");

async function generated({ file }: CorpusDocument, out: string): Promise<void> {
  await generate({ spec: file, out, check: false, progress: () => {} });
}

describe.each(sites)("$name", (document) => {
  const tree = () => folderOf("trees", slugOf(document));

  it(
    "becomes the same tree twice, of names and texts that are safe",
    { timeout: 120_000 },
    async () => {
      const again = folderOf("again", slugOf(document));
      await generated(document, tree());
      await generated(document, again);
      expect(isSameTree(tree(), again)).toBe(true);
      const files = filesIn(tree());
      expect([...checkNames(files), ...checkCharacters(tree(), files)]).toEqual([]);
    },
  );

  it("has samples that are programs", async () => {
    const { count, faults } = await checkSamples(tree(), parsers);
    expect(faults).toEqual([]);
    expect(count % 5).toBe(0);
  });

  it("becomes a site in which nothing of it runs", { timeout: 120_000 }, async () => {
    const dir = folderOf("sites", slugOf(document));
    await buildSite({ generatedDir: tree() }, dir);
    const { addresses, faults } = checkPages(dir, document);
    expect(faults).toEqual([]);
    expect(await checkSite(dir, addresses, document.literals, browser)).toEqual([]);
  });
});

it("the trees pass the type check", { timeout: 180_000 }, async () => {
  const cli = path.resolve("codegen/typecheck-cli.ts");
  expect(await checkTypes(cli, folderOf("trees"))).toEqual(new Map());
});

describe("an error", () => {
  it.each([...own, ...others].filter(isError))("is told of $name", async (document) => {
    const out = folderOf("errors", slugOf(document));
    const error: unknown = await generated(document, out).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    const problems: readonly Problem[] = (error as InputError).problems;
    const lines = problems.map(({ line }) => line);
    if (document.lines.length > 0)
      expect(document.lines).toEqual(expect.arrayContaining(lines.slice(0, 1)));
    expect(existsSync(out)).toBe(false);
  });
});
