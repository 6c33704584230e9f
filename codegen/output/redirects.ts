import { spawnSync } from "node:child_process";
import path from "node:path";
import {
  lostRedirect,
  type Page,
  pagesFile,
  readPageTable,
  type PageTable,
  wrongRow,
  writePageTable,
} from "../../src/shared/page-table";
import { fileProblem, InputError, type Problem } from "../errors";

type Redirects = PageTable["redirects"];

/** The table of earlier versions, which held only redirects. */
const formerFile = "redirects.json";

/**
 * Returns the redirects after a change of the document. A renamed page adds one. A redirect ends when its old name is that of a page again.
 * Redirects to an operation that is gone stay, without effect, in case it returns.
 *
 * @param pages pages of the new tree
 * @param isPublished whether readers may know the page with this name
 */
export function redirectsAfter(
  before: Pick<PageTable, "pages" | "redirects" | "conflicts">,
  pages: readonly Page[],
  isPublished = (_id: string) => true,
): Redirects {
  const ids = new Set(pages.map(({ id }) => id));
  // If two branches gave a page different names, the one that is gone leads to the one that is left.
  const joined = before.conflicts.flatMap((names) => {
    const [left, ...others] = [...names].filter((name) => ids.has(name));
    if (left === undefined || others.length > 0) return [];
    return [...names].flatMap((name) => (name === left ? [] : [[name, left] as const]));
  });
  const known = new Map([...before.redirects, ...joined]);
  const steps = new Map([...known, ...renamed(before.pages, pages)]);
  const follow = (id: string, passed: readonly string[] = []): string => {
    const next = steps.get(id);
    if (next === undefined || ids.has(id) || passed.includes(next)) return id;
    return follow(next, [...passed, id]);
  };
  return new Map(
    [...steps.keys()]
      .filter((from) => !ids.has(from) && (known.has(from) || isPublished(from)))
      .map((from) => [from, follow(from)]),
  );
}

/**
 * Returns the pages whose name changed. An operation keeps its place in the document. A schema is renamed if exactly one that is gone and
 * one that came have the same content, apart from the names of such schemas.
 */
function renamed(
  were: readonly Page[],
  are: readonly Page[],
): readonly (readonly [string, string])[] {
  const without = (some: readonly Page[], others: readonly Page[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return some.filter(({ id }) => !ids.has(id));
  };
  const changed = [without(were, are), without(are, were)];
  const names = new Set(changed.flat().map(({ id }) => id));
  const [gone = [], come = []] = changed.map((pages) =>
    pages.map(({ id, source }) => {
      const words = source.split(" ").map((word) => (names.has(`schemas/${word}`) ? "" : word));
      return { id, source: isSchema(id) ? words.join(" ") : source };
    }),
  );
  const operations = new Map(are.map(({ id, source }) => [source, id]));
  return gone.flatMap(({ id, source }) => {
    const same = (pages: readonly Page[]) => pages.filter((page) => page.source === source);
    const [now, ...others] = same(come);
    const isAlone = others.length === 0 && same(gone).length === 1;
    const to = isSchema(id) ? isAlone && now?.id : operations.get(source);
    return to ? [[id, to] as const] : [];
  });
}

const isSchema = (id: string) => id.startsWith("schemas/");

/** Reads the table of the earlier tree. */
export function earlierPages(present: (name: string) => string | undefined): PageTable {
  const table = readPageTable(present(pagesFile));
  const former = readPageTable(present(formerFile));
  return { ...table, redirects: new Map([...former.redirects, ...table.redirects]) };
}

/**
 * Returns the text of the table of a new tree.
 *
 * @param folder absolute path of the output; need not exist
 * @throws InputError for a line that is not a row, because it would be lost
 */
export function pageTable(folder: string, before: PageTable, pages: readonly Page[]): string {
  if (before.wrongLine !== undefined) {
    const what = { rule: "output", severity: "error", ...wrongRow } as const;
    throw new InputError([fileProblem(path.join(folder, pagesFile), what, before.wrongLine)]);
  }
  return writePageTable(pages, redirectsAfter(before, pages, publishedIn(folder)));
}

/**
 * Returns whether git knows a page: a name that an author tries and changes again before a commit needs no redirect. If git does not know
 * the table, every page counts as published.
 */
function publishedIn(folder: string): (id: string) => boolean {
  const git = ["show", `:./${pagesFile}`];
  const { status, stdout } = spawnSync("git", git, { cwd: folder, encoding: "utf8" });
  const known = new Set(readPageTable(stdout ?? "").pages.map(({ id }) => id));
  return (id) => status !== 0 || known.has(id);
}

/** Returns the redirects of a new table that lead to no page. */
export function lostRedirects(folder: string, text: string): readonly Problem[] {
  const { pages, redirects } = readPageTable(text);
  const ids = new Set(pages.map(({ id }) => id));
  const lines = text.split("\n");
  return [...redirects].flatMap(([from, to]) => {
    if (ids.has(to)) return [];
    const what = { rule: "redirect", severity: "warning", ...lostRedirect(from, to) } as const;
    const line = lines.findIndex((each) => each.startsWith(`  "${from}": `)) + 1;
    return [fileProblem(path.join(folder, pagesFile), what, line)];
  });
}
