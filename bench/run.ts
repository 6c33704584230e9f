import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { withPropertyRenamed, withWordChanged } from "./edits";
import type { Cost } from "./measure";
import { approaches, measureNavigation, median } from "./navigation";
import { pageBytes, type PageBytes } from "./pages";
import { measureSearch } from "./search";
import { repeatDocument } from "./repeat-document";
import { withSite } from "./with-site";
import { toolchain } from "./toolchain";
import { tableOf, writeTable } from "./write-table";

const help = `Measures codegen, build and page sizes.

Usage: npm run bench [-- options]

  --search DIR  measure the search of a built site instead, for what --query asks
  --query TEXT  a title in that site
  --next DIR    measure how long the next page of a built site takes: from the page at --from to that at --to
  --from PATH
  --to PATH
  --only TEXT   only documents whose name contains TEXT
  --write       write the table to BENCHMARKS.md
  --help        show this help

Stripe's document is in ../shared/specs; without that folder only the product's own API is measured.
`;

interface Subject {
  readonly name: string;
  /** Text of the document. */
  readonly text: () => string;
}

interface Result {
  readonly name: string;
  readonly operations: number;
  readonly cold: Cost;
  /** After {@link withWordChanged}. */
  readonly word: Cost;
  /** After {@link withPropertyRenamed}. */
  readonly property: Cost;
  readonly nothing: Cost;
  readonly build: Cost;
  readonly bytes: PageBytes;
}

const project = path.resolve(import.meta.dirname, "..");
const stripe = path.resolve(project, "../shared/specs/real/stripe-3.0.json");

const { values } = parseArgs({
  options: {
    search: { type: "string" },
    query: { type: "string", default: "create" },
    next: { type: "string" },
    from: { type: "string", default: "/api/delete-class" },
    to: { type: "string", default: "/api/create-class" },
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) process.stdout.write(help);
else if (values.search !== undefined) console.log(await measureSearch(values.search, values.query));
else if (values.next !== undefined)
  await withSite(values.next, async (browser, _address, slow) => {
    for (const approach of approaches) {
      const times = await measureNavigation(browser, slow, [values.from, values.to], approach);
      console.log(
        `next page, ${approach}: ${median(times).toFixed()} ms (least ${times[0]?.toFixed()})`,
      );
    }
  });
else await main(values.only, values.write);

async function main(only: string, isWritten: boolean): Promise<void> {
  if (!existsSync(stripe)) console.warn(`${stripe} not found: skipping Stripe.`);
  const chosen = subjects().filter(({ name }) => name.includes(only));
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  try {
    const results: Result[] = [];
    for (const subject of chosen) {
      console.warn(`Measuring ${subject.name}`);
      results.push(await measured(subject, folder));
    }
    const text = markdown(results);
    console.log(text);
    if (isWritten) await writeTable("bench", text);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function subjects(): readonly Subject[] {
  const product = path.join(project, "openapi/training-provider.yaml");
  const read = (file: string) => readFileSync(file, "utf8");
  const large = () =>
    JSON.stringify(repeatDocument(JSON.parse(read(stripe)) as Record<string, unknown>, 2000));
  return [
    { name: "product", text: () => read(product) },
    ...(existsSync(stripe)
      ? [
          { name: "stripe", text: () => read(stripe) },
          { name: "stripe-2000", text: large },
        ]
      : []),
  ];
}

async function measured({ name, text: read }: Subject, folder: string): Promise<Result> {
  const text = read();
  const { generate, build: buildIt, generated, site, remove } = toolchain(folder, text);
  const cold = await generate();
  const nothing = await generate();
  const word = await generate(withWordChanged(text));
  await generate();
  const property = await generate(withPropertyRenamed(text));
  await generate();
  const build = await buildIt();
  const [first = ""] = readdirSync(path.join(generated, "api")).sort();
  const bytes = pageBytes(site, `/api/${first.replace(/\..*$/, "")}`);
  remove();
  const operations = Number(/^(\d+) operations/m.exec(cold.output)?.[1]);
  return { name, operations, cold, word, property, nothing, build, bytes };
}

/** One row per measure and one column per document, so that a new run only changes figures. */
function markdown(results: readonly Result[]): string {
  const rows: readonly (readonly [string, (result: Result) => string])[] = [
    ["operations", ({ operations }) => String(operations)],
    ["codegen, cold", ({ cold }) => seconds(cold)],
    ["the same, per operation", (result) => perOperation(result, result.cold)],
    ["codegen, one word edited", ({ word }) => seconds(word)],
    ["codegen, one property renamed", ({ property }) => seconds(property)],
    ["codegen, no change", ({ nothing }) => seconds(nothing)],
    ["build", ({ build }) => seconds(build)],
    ["the same, per operation", (result) => perOperation(result, result.build)],
    ["peak memory of codegen", ({ cold }) => megabytes(cold.peakMemory)],
    ["peak memory of the build", ({ build }) => megabytes(build.peakMemory)],
    ["pages", ({ bytes }) => String(bytes.pages)],
    ["largest page, HTML", ({ bytes }) => kilobytes(bytes.largest)],
    ["median page, HTML", ({ bytes }) => kilobytes(bytes.median)],
    ["page of the first operation, HTML", ({ bytes }) => kilobytes(bytes.first)],
    ["its scripts, gzipped", ({ bytes }) => kilobytes(bytes.scripts)],
  ];
  return tableOf(
    results.map(({ name }) => name),
    rows.map(([label, cell]) => [label, ...results.map(cell)]),
  );
}

function seconds(cost: Cost): string {
  return `${cost.seconds.toFixed(1)} s`;
}

function perOperation({ operations }: Result, cost: Cost): string {
  return `${((cost.seconds * 1000) / operations).toFixed(0)} ms`;
}

function megabytes(bytes: number | undefined): string {
  return bytes === undefined ? "unknown" : `${(bytes / 1e6).toFixed(0)} MB`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
