import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { documentOf } from "../../codegen/site-document";
import { addChanges, type Group } from "./changes";
import { linesOf, renamedClasses } from "./lines";
import { queriesFor } from "./queries";
import { publishedSite, type PublishedSite } from "./published-site";
import { buildSite, checkOut, project, forgetRemoved, type Subject } from "./revisions";

const help = `Builds sites with an earlier revision and with the working tree, and lists what differs between them for readers: pages,
their Markdown, downloads, the site's text files, anchors.txt, and the results of searches.

Usage: npm run compare -- [options] [DOCUMENT…]

  DOCUMENT     an OpenAPI document: a path, a name in ../shared/specs/real, or "product" for this product's own site
               (product train-travel-3.1.yaml adyen-checkout-3.1.json stripe-3.0.json)
  --base REF   the earlier revision  (HEAD)
  --keep DIR   keep all sites there, and use those of REF again in later runs; delete DIR when a document has changed
  --most N     differences to print for each document  (20)
  --out FILE   write the report with all differences there
  --help       this text

Exit codes: 0 equal, 1 something differs, 2 nothing could be compared.
`;

const real = path.resolve(project, "../shared/specs/real");
/** The most lines printed for one difference; the file of `--out` contains the rest. */
const mostLines = 16;
const longestLine = 300;
const usual = ["product", "train-travel-3.1.yaml", "adyen-checkout-3.1.json", "stripe-3.0.json"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: "string", default: "HEAD" },
    keep: { type: "string" },
    most: { type: "string", default: "20" },
    out: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) process.stdout.write(help);
else
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error);
    return 2;
  });

async function main(): Promise<number> {
  const subjects = (positionals.length > 0 ? positionals : usual).flatMap(subjectOf);
  if (subjects.length === 0) return 2;
  const home = path.resolve(values.keep ?? mkdtempSync(path.join(tmpdir(), "compare-")));
  mkdirSync(home, { recursive: true });
  const report: string[] = [];
  try {
    const base = checkOut(values.base, home);
    let isEqual = true;
    for (const subject of subjects) {
      const before = path.join(`${base}-sites`, subject.name);
      const after = path.join(home, `${path.basename(project)}-sites`, subject.name);
      const queries = queriesFor(subject.file);
      // A build moves its site into place when it is complete.
      if (!existsSync(path.join(before, "site"))) await build(base, subject, before);
      await build(project, subject, after);
      const { summary, groups } = compare(
        await publishedSite(before, base, queries),
        await publishedSite(after, project, queries),
      );
      isEqual &&= groups.length === 0;
      const most = Number(values.most);
      const title = `${subject.name}: ${summary}`;
      report.push(title, ...groups.map(entry));
      console.log([title, ...groups.slice(0, most).map(shortEntry)].join("\n"));
      if (groups.length > most) console.log(`\n  and ${groups.length - most} more differences`);
    }
    return isEqual ? 0 : 1;
  } finally {
    if (values.out !== undefined) writeFileSync(values.out, `${report.join("\n")}\n`);
    if (values.keep === undefined) {
      rmSync(home, { recursive: true, force: true });
      forgetRemoved();
    }
  }
}

function subjectOf(name: string): readonly Subject[] {
  if (name === "product") return [{ name, file: documentOf(undefined) }];
  const file = [path.resolve(name), path.join(real, name)].find((each) => existsSync(each));
  if (file === undefined) console.warn(`Skipped: there is no ${name} here or in ${real}.`);
  return file === undefined ? [] : [{ name: path.basename(file), file }];
}

function build(program: string, subject: Subject, folder: string): Promise<void> {
  console.warn(`Building ${subject.name} with ${path.relative("", program) || "the working tree"}`);
  return buildSite(program, subject, folder);
}

function compare(
  before: PublishedSite,
  after: PublishedSite,
): { readonly summary: string; readonly groups: readonly Group[] } {
  const classes = renamedClasses(before.styles, after.styles);
  const groups = new Map<string, Group>();
  const only = { before: [] as string[], after: [] as string[] };
  const count = { equal: 0, different: 0 };
  for (const name of new Set([...before.files.keys(), ...after.files.keys()])) {
    const [old, now] = [before, after].map(({ files }) => files.get(name)?.());
    if (old === undefined) only.after.push(name);
    else if (now === undefined) only.before.push(name);
    else {
      const isEqual =
        old === now || !addChanges(groups, name, linesOf(name, old), linesOf(name, now, classes));
      count[isEqual ? "equal" : "different"] += 1;
    }
  }
  const missing = Object.entries(only).flatMap(([when, names]) => {
    const text = names.map((name) => `    ${name}`).join("\n");
    const group = { text, count: names.length, files: new Set(names), place: `only ${when}` };
    return names.length > 0 ? [group] : [];
  });
  const summary =
    `${count.equal} files equal, ${count.different} different, ` +
    `${only.before.length} only before, ${only.after.length} only after; ` +
    `scripts and styles ${before.codeBytes} → ${after.codeBytes} bytes`;
  return { summary, groups: [...missing, ...groups.values()].sort((a, b) => b.count - a.count) };
}

function entry({ text, count, files, place }: Group): string {
  const [first = ""] = files;
  const where = place === "" ? "" : `\n    at ${place}`;
  return `\n  ${count} × in ${files.size} files: ${first}${where}\n${text}`;
}

function shortEntry(group: Group): string {
  const lines = entry(group).split("\n");
  const rest = lines.length > mostLines ? [`    and ${lines.length - mostLines} more lines`] : [];
  return [...lines.slice(0, mostLines), ...rest]
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line))
    .join("\n");
}
