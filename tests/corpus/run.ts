import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright-core";
import { browserArguments, findChromium } from "../browser/chromium";
import { checkGeneration } from "./check-generation";
import { checkSite } from "./check-site";
import { corpusDocuments, type CorpusDocument } from "./documents";
import { runLimited } from "./run-limited";

const help = `Runs documents of other people, and hostile ones, through codegen, type check, build and a browser.

Usage: npm run test:corpus [-- options]

  --only TEXT   documents whose name contains it
  --help        this text

The documents lie in ../shared/specs; nothing is run where that folder is missing.
`;

interface Row {
  readonly name: string;
  readonly result: "site" | "error";
  readonly codegen: number;
  readonly build: number | undefined;
  readonly faults: readonly string[];
}

const project = path.resolve(import.meta.dirname, "../..");
/** Payloads of the hostile documents that reach the network connect here. */
const tripwirePort = 48731;

const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, help: { type: "boolean", default: false } },
});
if (values.help) process.stdout.write(help);
else process.exitCode = await main(values.only);

async function main(only: string): Promise<number> {
  const documents = corpusDocuments().filter(({ name }) => name.includes(only));
  if (documents.length === 0) {
    console.warn(`Skipped: no document of ../shared/specs has a name with "${only}".`);
    return 0;
  }
  const folder = mkdtempSync(path.join(tmpdir(), "corpus-"));
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
    const rows = await inTurns(documents, 2, (document) => check(document, folder, browser));
    const ill = await typeFaults(folder, rows);
    for (const row of rows) print(row);
    const wrong = rows.filter(({ faults }) => faults.length > 0).length;
    const traces = readdirSync(path.join(folder, "cwd")).filter((name) => name !== "dist");
    if (traces.length > 0) console.log(`✗ left in the working folder: ${traces.join(", ")}`);
    if (calls > 0) console.log(`✗ ${calls} connections to port ${tripwirePort}`);
    if (ill !== "") console.log(`✗ the type check complains:\n${ill}`);
    console.log(`\n${rows.length} documents, ${wrong} with faults`);
    return wrong + traces.length + calls > 0 || ill !== "" ? 1 : 0;
  } finally {
    await browser.close();
    tripwire.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Works on some at a time; the results keep the order of the list. */
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

async function check(document: CorpusDocument, folder: string, browser: Browser): Promise<Row> {
  const slug = document.name.replace(/\W+/g, "-");
  const out = path.join(folder, "trees", slug);
  const cwd = path.join(folder, "cwd");
  mkdirSync(cwd, { recursive: true });
  const cli = path.join(project, "codegen/cli.ts");
  const { isGenerated, milliseconds, faults } = await checkGeneration(document, {
    cli,
    out,
    folder: cwd,
  });
  rmSync(`${out}.again`, { recursive: true, force: true });
  if (!isGenerated)
    return {
      name: document.name,
      result: "error",
      codegen: milliseconds,
      build: undefined,
      faults,
    };

  const dist = path.join(folder, "sites", slug);
  const content = path.join(folder, "empty");
  mkdirSync(content, { recursive: true });
  const build = await runLimited(
    path.join(project, "src/vite/build-cli.ts"),
    ["--generated", out, "--content", content, "--out-dir", dist],
    { folder: cwd, limit: 300_000 },
  );
  const siteFaults =
    build.code === 0
      ? [...(await checkSite(dist, document.literals, browser)), ...heavyPages(dist)]
      : [`the build ends with ${build.code}: ${build.output.slice(0, 300)}`];
  rmSync(dist, { recursive: true, force: true });
  return {
    name: document.name,
    result: "site",
    codegen: milliseconds,
    build: build.milliseconds,
    faults: [...faults, ...siteFaults],
  };
}

function heavyPages(dist: string): readonly string[] {
  return (readdirSync(dist, { recursive: true }) as string[])
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, bytes: statSync(path.join(dist, file)).size }))
    .filter(({ bytes }) => bytes > 1_000_000)
    .map(({ file, bytes }) => `${file} has ${bytes} bytes`);
}

/** One type check for all trees: it takes a minute whether there are ten or a hundred. */
async function typeFaults(folder: string, rows: readonly Row[]): Promise<string> {
  if (!rows.some(({ result }) => result === "site")) return "";
  const { code, output } = await runLimited(
    path.join(project, "codegen/typecheck-cli.ts"),
    ["--generated", path.join(folder, "trees")],
    { folder: project, limit: 900_000 },
  );
  return code === 0 ? "" : output.slice(0, 5_000);
}

function print({ name, result, codegen, build, faults }: Row): void {
  const time = (milliseconds: number | undefined) =>
    milliseconds === undefined ? "" : `${(milliseconds / 1000).toFixed(1)} s`;
  const mark = faults.length > 0 ? "✗" : "✓";
  console.log(
    `${mark} ${name.padEnd(48)} ${result.padEnd(6)} ${time(codegen).padStart(7)} ${time(build).padStart(8)}`,
  );
  for (const fault of faults) console.log(`    ${fault}`);
}
