import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright-core";
import { browserArguments, findChromium } from "../browser/chromium";
import { checkCharacters, checkNames, filesIn } from "./check-files";
import { checkGeneration } from "./check-generation";
import { checkPages } from "./check-pages";
import { checkSamples } from "./check-samples";
import { checkSite } from "./check-site";
import { checkTypes } from "./check-types";
import { corpusDocuments, documentsIn, type CorpusDocument } from "./documents";
import { runLimited } from "./run-limited";
import { sampleParsers, type Parse } from "./sample-parsers";
import { emptyRow, printRow, printTitles, type Row } from "./table";

const help = `Runs documents of other people, and hostile ones, through codegen (twice), the parsers of the five languages of samples,
the build, a browser and a type check. Ends with a table and, when a promise is broken, with exit code 1.

Usage: npm run test:corpus [-- options]

  --only TEXT   documents whose name contains it
  --in DIR      other documents: every one below the folder  (../shared/specs)
  --help        this text

Nothing is run where ../shared/specs is missing. Of other documents nobody has said what must become of them: a site, or an
error with its place.
`;

const project = path.resolve(import.meta.dirname, "../..");
/** Payloads of hostile documents that reach the network connect to this port. */
const tripwirePort = 48731;
/** With more files, a tree is too large to be checked together with others. */
const largeTree = 1_000;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    in: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) process.stdout.write(help);
else process.exitCode = await main(values.only, values.in);

/** Everything that all documents share. */
interface Bench {
  /** Contains the trees in `trees` and `large`, the sites, the working folder and an empty one. */
  readonly folder: string;
  readonly browser: Browser;
  readonly parsers: ReadonlyMap<string, Parse>;
}

async function main(only: string, other?: string): Promise<number> {
  const all = other === undefined ? corpusDocuments() : documentsIn(other);
  const documents = all.filter(({ name }) => name.includes(only));
  if (documents.length === 0) {
    console.warn(
      `Skipped: no document of ${other ?? "../shared/specs"} has a name with "${only}".`,
    );
    return 0;
  }
  const folder = mkdtempSync(path.join(tmpdir(), "corpus-"));
  for (const name of ["cwd", "empty", "trees", "large"]) mkdirSync(path.join(folder, name));
  let calls = 0;
  const tripwire = createServer((socket) => {
    calls += 1;
    socket.destroy();
  }).listen(tripwirePort, "127.0.0.1");
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: browserArguments,
  });
  try {
    const bench = { folder, browser, parsers: await sampleParsers() };
    const checked = await inTurns(documents, 2, async (document) => {
      const row = await check(document, bench);
      process.stderr.write(row.faults.length > 0 ? `\n✗ ${row.name}: ${row.faults[0]}\n` : "·");
      return row;
    });
    process.stderr.write("\n");
    const rows = await withTypes(checked, folder);

    printTitles();
    for (const row of rows) printRow(row);
    const wrong = rows.filter(({ faults }) => faults.length > 0).length;
    const traces = readdirSync(path.join(folder, "cwd"));
    if (traces.length > 0) console.log(`✗ left in the working folder: ${traces.join(", ")}`);
    if (calls > 0) console.log(`✗ ${calls} connections to port ${tripwirePort}`);
    const samples = rows.reduce((sum, row) => sum + row.samples, 0);
    console.log(`\n${rows.length} documents, ${wrong} with faults; ${samples} samples parsed`);
    return wrong + traces.length + calls > 0 ? 1 : 0;
  } finally {
    await browser.close();
    tripwire.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Processes a few items at a time; the results keep the order of the list. */
async function inTurns<T, R>(
  list: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < list.length; index = next++) {
      const item = list[index];
      if (item !== undefined) results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

async function check(document: CorpusDocument, bench: Bench): Promise<Row> {
  const { folder } = bench;
  const slug = slugOf(document.name);
  const cwd = path.join(folder, "cwd");
  const out = path.join(folder, "trees", slug);
  const cli = path.join(project, "codegen/start.mjs");
  const generation = await checkGeneration(document, { cli, out, folder: cwd });
  rmSync(`${out}.again`, { recursive: true, force: true });
  const row: Row = {
    ...emptyRow(document.name),
    codegen: generation.milliseconds,
    memory: generation.memory,
    faults: generation.faults,
  };
  if (!generation.isGenerated) return row;

  const files = filesIn(out);
  const samples = await checkSamples(out, bench.parsers);
  const dist = path.join(folder, "sites", slug);
  const build = await runLimited(
    path.join(project, "src/vite/start.mjs"),
    ["--generated", out, "--content", path.join(folder, "empty"), "--out-dir", dist],
    { folder: cwd, limit: 300_000 },
  );
  const isBuilt = build.code === 0;
  const pages = isBuilt ? checkPages(dist, document, build.output) : undefined;
  const faults = [
    ...generation.faults,
    ...checkNames(files),
    ...checkCharacters(out, files),
    ...samples.faults,
    ...(isBuilt ? [] : [`the build ends with ${build.code}: ${build.output.slice(0, 300)}`]),
    ...(pages?.faults ?? []),
    ...(pages ? await checkSite(dist, pages.addresses, document.literals, bench.browser) : []),
  ];
  return {
    ...row,
    result: "site",
    memory: Math.max(row.memory, build.memory),
    build: build.milliseconds,
    pages: pages?.addresses.length,
    largest: pages?.largest,
    samples: samples.count,
    faults,
  };
}

function slugOf(name: string): string {
  return name.replace(/\W+/g, "-");
}

/** Adds the results of the type check to the rows; one more row if it reports something that belongs to no tree. */
async function withTypes(rows: readonly Row[], folder: string): Promise<readonly Row[]> {
  const cli = path.join(project, "codegen/typecheck-cli.ts");
  const trees = path.join(folder, "trees");
  const groups = [trees];
  for (const tree of readdirSync(trees)) {
    if (filesIn(path.join(trees, tree)).length <= largeTree) continue;
    const group = path.join(folder, "large", tree);
    mkdirSync(group);
    renameSync(path.join(trees, tree), path.join(group, tree));
    groups.push(group);
  }
  const found = new Map<string, readonly string[]>();
  for (const group of groups.filter((one) => readdirSync(one).length > 0)) {
    for (const [tree, faults] of await checkTypes(cli, group)) found.set(tree, faults);
  }
  const others = found.get("") ?? [];
  return [
    ...rows.map((row) => ({
      ...row,
      faults: [...row.faults, ...(found.get(slugOf(row.name)) ?? [])],
    })),
    ...(others.length > 0 ? [{ ...emptyRow("the type check"), faults: others }] : []),
  ];
}
