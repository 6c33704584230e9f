import { execFile } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { diffArrays, diffWordsWithSpace } from "diff";
import { readRedirectTable, redirectsFile } from "../../src/shared/redirect-table";
import { UsageError } from "../errors";
import { generate } from "../generate";

const project = fileURLToPath(new URL("../../", import.meta.url));

/** The files of a document, and an empty folder for its site. */
interface Sources {
  readonly spec: string;
  readonly root: string | undefined;
  readonly home: string;
}

/** Words of a page: those of both revisions, of the old one alone, or of the new one. */
export interface Words {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** A page that readers will find changed. */
export interface PageChange {
  /** Its path. */
  readonly path: string;
  /** Its path before, which now leads to it. */
  readonly movedFrom?: string;
  /** Its changed lines. */
  readonly lines: readonly (Omit<Line, "text"> & { readonly words: readonly Words[] })[];
  /** Its HTML document; absent for one that comes or goes. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Builds the reference of both revisions, and compares the Markdown twins of all pages: which pages a change touches
 * is what readers see, not what the document leads to expect.
 */
export async function changedPages(
  before: Sources,
  after: Sources,
): Promise<readonly PageChange[]> {
  await generated(before);
  // As in a working tree, what codegen finds there says which pages have another address.
  cpSync(treeOf(before), treeOf(after), { recursive: true });
  await generated(after);
  const sites = [builtSite(before), builtSite(after)] as const;
  // Both have ended before an error is told: the caller removes their folders.
  await Promise.allSettled(sites);
  const [old, now] = await Promise.all(sites);
  const table = path.join(treeOf(after), redirectsFile);
  const { rows } = readRedirectTable(existsSync(table) ? readFileSync(table, "utf8") : undefined);
  const moved = new Map([...rows].map(([from, to]) => [`api/${to}.md`, `api/${from}.md`]));
  const gone = old.twins.filter((name) => ![...moved.values()].includes(name));
  return [...new Set([...now.twins, ...gone])].flatMap((name) => {
    const former = moved.get(name) ?? name;
    const [was, is] = [old.read(former), now.read(name)];
    if (was === is) return [];
    const [address, movedFrom] = [name, former].map((each) => `/${each.slice(0, -".md".length)}`);
    const lines = changedLines(linesOf(was ?? ""), linesOf(is ?? ""));
    return [
      {
        path: address ?? "",
        ...(former !== name && { movedFrom }),
        lines,
        before: old.read(former.replace(/\.md$/, "/index.html")),
        after: now.read(name.replace(/\.md$/, "/index.html")),
      },
    ];
  });
}

function treeOf({ home }: Sources): string {
  return path.join(home, "generated");
}

async function generated({ spec, root, ...sources }: Sources): Promise<void> {
  const out = treeOf({ spec, root, ...sources });
  await generate({ spec, root, out, check: false, progress: () => undefined });
}

async function builtSite(sources: Sources) {
  const site = path.join(sources.home, "site");
  await build(["--generated", treeOf(sources), "--out-dir", site]);
  const folder = path.join(site, "api");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      // A changelog says what changed: it is no page that a change touches.
      name.endsWith(".md") && name !== "changelog.md",
  );
  const twins = ["api.md", ...names.map((name) => `api/${name.split(path.sep).join("/")}`).sort()];
  const read = (name: string): string | undefined => {
    const file = path.join(site, name);
    const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    return text !== undefined && name.endsWith(".html") ? inlined(text, site) : text;
  };
  return { twins, read };
}

/** Runs the build, whose bundler and components codegen does not import. */
async function build(args: readonly string[]): Promise<void> {
  const program = ["src/vite/start.mjs", ...args];
  const options = { cwd: project, maxBuffer: Infinity };
  await promisify(execFile)(process.execPath, program, options).catch(
    ({ stderr }: { readonly stderr: string }) => {
      const message = "The pages could not be built, so only --format text and json work.";
      throw new UsageError(`${message} ${stderr.trim()}`);
    },
  );
}

/** A page in which styles are part of it, and nothing runs or leads away: the policy of the report holds in it, instead of its own. */
function inlined(html: string, site: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(/<link rel="stylesheet" href="([^"]*)">/g, (_, href: string) => {
      return `<style>${readFileSync(path.join(site, href), "utf8")}</style>`;
    })
    .replace(/<link\b[^>]*>/g, "")
    .replace(/(<a\b[^>]*?) href="[^"]*"/g, "$1");
}

/** A line of a page, below its heading. */
interface Line {
  readonly heading: string;
  readonly text: string;
  /** In a sample or an example. */
  readonly isCode: boolean;
}

/** The lines of a twin as readers see them, without its marks. */
function linesOf(twin: string): readonly Line[] {
  let heading = "";
  let fence: string | undefined;
  return twin.split("\n").flatMap((line) => {
    const [mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== undefined) {
      fence = fence === undefined ? mark.trim() : line.trim() === fence ? undefined : fence;
      return [];
    }
    const text = fence === undefined ? plainText(line) : line.trim();
    if (fence === undefined && line.startsWith("#")) heading = text;
    const isCode = fence !== undefined;
    return text === "" ? [] : [{ heading: text === heading ? "" : heading, text, isCode }];
  });
}

/** Marks of a line: code, links, strong text, escapes. */
const marks = /(`+)(.+?)\1|\[((?:\\.|[^[\]\\])*)\]\([^()\s]*\)|\*\*|\\([^\w\s])/g;

function plainText(line: string): string {
  const bare = line.trim().replace(/^(?:#+|[-*+]|\d+\.)\s+/, "");
  const shown = (text: string): string =>
    text.replace(marks, (_, _ticks, code?: string, link?: string, character?: string) =>
      link === undefined ? (code ?? character ?? "") : shown(link),
    );
  return shown(bare).trim();
}

function changedLines(before: readonly Line[], after: readonly Line[]): PageChange["lines"] {
  const same = (one: Line, other: Line) => one.text === other.text;
  const all = diffArrays([...before], [...after], { comparator: same });
  const keysOf = (kind: "added" | "removed") =>
    new Set(all.flatMap((part) => (part[kind] ? part.value.map(keyOfLine) : [])));
  const [come, left] = [keysOf("added"), keysOf("removed")];
  // A line in another place says what it said.
  const isMoved = (line: Line) => come.has(keyOfLine(line)) && left.has(keyOfLine(line));
  const parts = all.flatMap((part) => {
    const value =
      part.added || part.removed ? part.value.filter((line) => !isMoved(line)) : part.value;
    return value.length > 0 ? [{ ...part, value }] : [];
  });
  return parts.flatMap(({ added, removed, value }, index) => {
    const next = parts[index + 1];
    if (removed && next?.added)
      return Array.from({ length: Math.max(value.length, next.value.length) }, (_, row) =>
        wordsOf(value[row], next.value[row]),
      );
    if (added && parts[index - 1]?.removed) return [];
    if (!added && !removed) return [];
    return value.map((line) => (added ? wordsOf(undefined, line) : wordsOf(line, undefined)));
  });
}

function keyOfLine({ heading, text, isCode }: Line): string {
  return JSON.stringify([heading, text, isCode]);
}

function wordsOf(before: Line | undefined, after: Line | undefined): PageChange["lines"][number] {
  const words = diffWordsWithSpace(before?.text ?? "", after?.text ?? "").map(
    ({ added, removed, value }): Words => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value,
    }),
  );
  const { heading = "", isCode = false } = after ?? before ?? {};
  return { heading, isCode, words };
}
