import { execFile } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { programOf } from "../../program/folders.mjs";
import { pagesFile, readPageTable } from "../../src/shared/page-table";
import { UsageError } from "../errors";
import { generate } from "../generate";
import { type ChangedLine, changedLines } from "./changed-lines";
import type { CheckedOut } from "./check-out";

/** The files of a document, and an empty folder for its site. */
interface Sources {
  readonly spec: string;
  readonly root: string | undefined;
  readonly home: string;
}

/** A page that readers will find changed. */
export interface PageChange {
  readonly path: string;
  /** Its former path, which now redirects to it. */
  readonly movedFrom?: string;
  readonly lines: readonly ChangedLine[];
  /** Its HTML documents; one is absent for an added or a removed page. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * Builds the reference of both revisions, and compares the Markdown twins of all pages. This finds the changes that
 * readers see, not those that the document suggests.
 */
export async function changedPages(
  before: Sources & Pick<CheckedOut, "inRevision">,
  after: Sources,
  progress: (stage: string) => void,
): Promise<readonly PageChange[]> {
  const told = (revision: string) => (stage: string) => progress(`${revision}: ${stage}`);
  await generated(before, told("old revision")).catch(before.inRevision);
  // As in a working tree, codegen finds out from the old tree which pages have a new address.
  cpSync(treeOf(before), treeOf(after), { recursive: true });
  await generated(after, told("new revision"));
  progress("building the pages of both revisions");
  const sites = [builtSite(before), builtSite(after)] as const;
  // Waits for both before an error is thrown, because the caller removes their folders.
  await Promise.allSettled(sites);
  progress("");
  const [old, now] = await Promise.all(sites);
  const { redirects } = readPageTable(readFileSync(path.join(treeOf(after), pagesFile), "utf8"));
  const moved = new Map([...redirects].map(([from, to]) => [`api/${to}.md`, `api/${from}.md`]));
  const gone = old.twins.filter((name) => ![...moved.values()].includes(name));
  // A moved page is reported for the page itself, not for all pages that link to it.
  const withPresentLinks = (twin: string | undefined) =>
    twin?.replace(/(\/api\/)([\w/-]+)(?=\.md[)#])/g, (link, folder: string, name: string) =>
      redirects.has(name) ? `${folder}${redirects.get(name)}` : link,
    );
  return [...new Set([...now.twins, ...gone])].flatMap((name) => {
    const former = moved.get(name) ?? name;
    const [was, is] = [withPresentLinks(old.read(former)), now.read(name)];
    const lines = changedLines(was, is);
    if (former === name && lines.length === 0) return [];
    const [address, movedFrom] = [name, former].map((each) => `/${each.slice(0, -".md".length)}`);
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

async function generated(sources: Sources, progress: (stage: string) => void): Promise<void> {
  const { spec, root } = sources;
  await generate({ spec, root, out: treeOf(sources), check: false, progress });
}

async function builtSite(sources: Sources) {
  const site = path.join(sources.home, "site");
  await build(["--generated", treeOf(sources), "--out-dir", site]);
  const folder = path.join(site, "api");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      // The changelog lists the changes, and the others repeat what pages of operations say.
      name.endsWith(".md") && !["changelog.md", "compare.md", "rules.md"].includes(name),
  );
  const twins = ["api.md", ...names.map((name) => `api/${name.split(path.sep).join("/")}`).sort()];
  const read = (name: string): string | undefined => {
    const file = path.join(site, name);
    const text = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    return text !== undefined && name.endsWith(".html") ? inlined(text, site) : text;
  };
  return { twins, read };
}

/** Runs the build as a process, because codegen does not import its bundler and components. */
async function build(args: readonly string[]): Promise<void> {
  const program = [programOf("build", "src/vite/start.mjs"), ...args];
  await promisify(execFile)(process.execPath, program, { maxBuffer: Infinity }).catch(
    ({ stderr }: { readonly stderr: string }) => {
      const message = "The pages could not be built, so only --format text and json work.";
      throw new UsageError(`${message} ${stderr.trim()}`);
    },
  );
}

/** Returns a page with inline styles, which show it without other files. */
function inlined(html: string, site: string): string {
  return html.replace(/<link rel="stylesheet" href="([^"]*)">/g, (_, href: string) => {
    return `<style>${readFileSync(path.join(site, href), "utf8")}</style>`;
  });
}
