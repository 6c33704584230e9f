import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { type Budget, pageBudgets, toolchainBudgets, toolchainSizes } from "./budgets";
import { firstOperations } from "./first-operations";
import { fixedWork } from "./fixed-work";
import { measure } from "./measure";
import {
  approaches,
  measureFirstPaint,
  measureNavigation,
  median,
  profileNavigation,
} from "./navigation";
import { type PageFigures, pageFigures } from "./page-figures";
import { measureSearch } from "./search";
import { toolchain, withWordChanged } from "./toolchain";
import { withSite } from "./with-site";
import { tableOf, writeTable } from "./write-table";

const help = `Measures pages and toolchain, and prints each figure with its budget.

Usage: npm run audit [-- options]

  --pages         only the pages of two sites, in a browser
  --toolchain     only codegen and build of documents with ${toolchainSizes.join(", ")} operations
  --only TEXT     only sites or sizes whose name contains TEXT
  --runs N        Lighthouse runs for each kind of page; the median counts (default: 5)
  --write         write the tables to BENCHMARKS.md
  --search DIR    measure the search of a built site instead, for the text of --query
  --query TEXT    a title in that site
  --next DIR      measure how long the page at --to of a built site takes instead: opened directly, and as the next page after --from
  --from PATH
  --to PATH
  --help          show this help

The documents are in ../shared/specs; without that folder, only the product's own pages are measured. The largest document and Lighthouse
come from npm. Exit code: 0 when all figures are within budget, 1 otherwise.
`;

const project = path.resolve(import.meta.dirname, "..");
const specs = path.resolve(project, "../shared/specs/real");
/** The document of a public code host, with 1,223 operations. */
const large = { package: "@octokit/openapi@23.0.2", file: "generated/api.github.com.json" };

/** The time that {@link fixedWork} took before each site and size. */
const machineTimes: number[] = [];

/** A table with a row for each figure and its budget, and a column for each site or size. */
interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
}
interface Cell {
  readonly value?: number;
  readonly budget: Budget;
  /** The kind of page with the worst value. */
  readonly kind?: string;
}

const { values } = parseArgs({
  options: {
    pages: { type: "boolean", default: false },
    toolchain: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    runs: { type: "string", default: "5" },
    search: { type: "string" },
    query: { type: "string", default: "create" },
    next: { type: "string" },
    from: { type: "string", default: "/api/delete-class" },
    to: { type: "string", default: "/api/create-class" },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) process.stdout.write(help);
else if (values.search !== undefined) console.log(await measureSearch(values.search, values.query));
else if (values.next !== undefined)
  await withSite(values.next, async (browser, _address, slow) => {
    const tell = (what: string, times: readonly number[]) =>
      console.log(`${what}: ${median(times).toFixed()} ms (least ${times[0]?.toFixed()})`);
    tell("first paint, page opened", await measureFirstPaint(browser, slow, values.to));
    for (const approach of approaches) {
      const times = await measureNavigation(browser, slow, [values.from, values.to], approach);
      tell(`next page, ${approach}`, times);
      const profile = await profileNavigation(browser, slow, [values.from, values.to], approach);
      const parts = Object.entries(profile).map(([name, ms]) => `${name} ${ms.toFixed()}`);
      console.log(`  of one run, ms: ${parts.join(", ")}`);
    }
  });
else await main();

/** Prints what is measured next, and measures how fast the machine is. */
function begin(what: string): void {
  console.warn(what);
  machineTimes.push(fixedWork());
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "audit-"));
  try {
    const tables: Table[] = [];
    if (!values.toolchain) tables.push(await pagesTable(folder));
    if (!values.pages && existsSync(specs)) tables.push(await toolchainTable(folder));
    const text = tables.map(markdown).join("\n\n");
    console.log(text);
    const [least = 0, most = 0] = [Math.min(...machineTimes), Math.max(...machineTimes)];
    const note = `The reference workload took ${least.toFixed()} to ${most.toFixed()} ms meanwhile. Bold: over budget.`;
    console.log(`\n${note}`);
    if (values.write) await writeTable("audit", text, ` ${note}`);
    const cells = tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    if (cells.some((cell) => !isWithin(cell))) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function pagesTable(folder: string): Promise<Table> {
  const stripe = path.join(specs, "stripe-3.0.json");
  const sites: Record<string, () => Promise<string>> = {
    product: async () => {
      const dir = path.join(folder, "product");
      await measure("build", ["--out-dir", dir]);
      return dir;
    },
    ...(existsSync(stripe) && {
      stripe: async () => {
        const { generate, build, site } = toolchain(folder, readFileSync(stripe, "utf8"));
        await generate();
        await build();
        return site;
      },
    }),
  };
  const columns = Object.keys(sites).filter((name) => name.includes(values.only));
  const figures: PageFigures[] = [];
  for (const name of columns) {
    begin(`Pages of ${name}`);
    figures.push(await pageFigures((await sites[name]?.()) ?? "", Number(values.runs)));
  }
  const names = Object.keys(pageBudgets) as (keyof typeof pageBudgets)[];
  return {
    columns,
    rows: names.map((name) => ({
      name,
      cells: figures.map((of) => ({ ...of[name], budget: pageBudgets[name] })),
    })),
  };
}

async function toolchainTable(folder: string): Promise<Table> {
  const largest = JSON.parse(readLargest(folder)) as Record<string, unknown>;
  const documents = [
    readFileSync(path.join(specs, "train-travel-3.1.yaml"), "utf8"),
    ...toolchainSizes.slice(1).map((size) => JSON.stringify(firstOperations(largest, size))),
  ];
  const sizes = toolchainSizes
    .map((size, index) => ({ size, index, text: documents[index] ?? "" }))
    .filter(({ size }) => String(size).includes(values.only));
  const results: Readonly<Record<keyof typeof toolchainBudgets, number | undefined>>[] = [];
  for (const { size, text } of sizes) {
    begin(`Codegen and build of ${size} operations`);
    const { generate, build: buildIt, site } = toolchain(folder, text);
    const codegen = await generate();
    const build = await buildIt();
    const word = await generate(withWordChanged(text));
    results.push({
      "build, s": build.seconds,
      "build, CPU s": build.cpuSeconds,
      "build, peak MB": megabytes(build.peakMemory),
      "output, kB per page": kilobytesPerPage(site),
      "codegen, s": codegen.seconds,
      "codegen after a one-word edit, s": word.seconds,
      "codegen, peak MB": megabytes(codegen.peakMemory),
    });
  }
  const names = Object.keys(toolchainBudgets) as (keyof typeof toolchainBudgets)[];
  return {
    columns: sizes.map(({ size }) => `${size} operations`),
    rows: names.map((name) => ({
      name,
      cells: sizes.map(({ index }, column) => ({
        value: results[column]?.[name],
        budget: toolchainBudgets[name][index] ?? {},
      })),
    })),
  };
}

function readLargest(folder: string): string {
  execFileSync("npm", ["pack", "--silent", large.package], { cwd: folder });
  const archive = readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "";
  execFileSync("tar", ["-xzf", archive], { cwd: folder });
  return readFileSync(path.join(folder, "package", large.file), "utf8");
}

function kilobytesPerPage(site: string): number {
  const files = (readdirSync(site, { recursive: true }) as string[])
    .map((file) => path.join(site, file))
    .filter((file) => !/\.(br|gz)$/.test(file) && statSync(file).isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return bytes / 1000 / files.filter((file) => file.endsWith(".html")).length;
}

function megabytes(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : bytes / 1e6;
}

function isWithin({ value, budget: { most, least } }: Cell): boolean {
  if (value === undefined) return true;
  return value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? 0);
}

function markdown({ columns, rows }: Table): string {
  const budgetOf = ({ most, least }: Budget) =>
    most === undefined ? (least === undefined ? "–" : `≥ ${least}`) : `≤ ${most}`;
  const budgets = (cells: readonly Cell[]) => [
    ...new Set(cells.map(({ budget }) => budgetOf(budget))),
  ];
  const shown = (cell: Cell, isShared: boolean) => {
    if (cell.value === undefined) return "–";
    const digits = Number.isInteger(cell.value) || cell.value >= 10 ? 0 : cell.value < 0.1 ? 4 : 1;
    const own = isShared ? "" : ` (${budgetOf(cell.budget)})`;
    const where = cell.kind === undefined || isWithin(cell) ? "" : ` (${cell.kind})`;
    const value = `${cell.value.toFixed(digits)}${where}${own}`;
    return isWithin(cell) ? value : `**${value}**`;
  };
  return tableOf(
    ["budget", ...columns],
    rows.map(({ name, cells }) => {
      const all = budgets(cells);
      const isShared = all.length === 1;
      return [name, isShared ? (all[0] ?? "") : "", ...cells.map((cell) => shown(cell, isShared))];
    }),
  );
}
