import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import {
  readRedirectTable,
  redirectsFile,
  type RedirectTable,
  writeRedirectTable,
} from "../../src/shared/redirect-table";
import { InputError } from "../errors";
import { manifestName } from "./reconcile";

type Rows = RedirectTable["rows"];

/** The page of an operation or webhook. */
interface Page {
  /** The last segment of its address. */
  readonly id: string;
  /** JSON pointer of the operation in the document, with its path and method: `#/paths/~1pets/get`. */
  readonly source: string;
}

/**
 * Carries the table of redirects over a change of the document. An operation that has kept its path and its method, and whose page has
 * another name, leaves a row. A row ends where its old name is that of a page again; rows that lead to an operation that is gone stay,
 * without effect, in case it returns.
 *
 * @param known the rows so far
 * @param gone pages of the earlier tree that are not among `pages`
 * @param pages those of the new tree
 * @param isPublished whether readers may know the page of this name
 */
export function redirectsAfter(
  known: Rows,
  gone: readonly Page[],
  pages: readonly Page[],
  isPublished: (id: string) => boolean,
): Rows {
  const ids = new Set(pages.map(({ id }) => id));
  const idAt = new Map(pages.map(({ id, source }) => [source, id]));
  const renamed = new Map(
    gone.flatMap(({ id, source }) => {
      const now = idAt.get(source);
      return now === undefined ? [] : [[id, now] as const];
    }),
  );
  const steps = new Map([...known, ...renamed]);
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
 * Returns the table of redirects of a new tree, from what an output folder still holds of the earlier one.
 *
 * @param folder absolute path; need not exist
 * @param pages those of the new tree
 * @param present reads a file of the folder
 * @returns nothing where there is no redirect
 * @throws InputError for a line that is no row, which would be lost
 */
export function redirectsIn(
  folder: string,
  pages: readonly Page[],
  present: (name: string) => string | undefined,
): string | undefined {
  const { rows, wrongLine } = readRedirectTable(present(redirectsFile));
  if (wrongLine !== undefined)
    throw new InputError([
      {
        rule: "output",
        severity: "error",
        message: "This line is no redirect.",
        file: path.join(folder, redirectsFile),
        line: wrongLine,
        column: 1,
        frame: "",
        remedy: 'Write it as `"old-name": "new-name",`, or take the file from git again.',
      },
    ]);
  const gone = pagesIn(folder, new Set(pages.map(({ id }) => id)), present);
  return writeRedirectTable(redirectsAfter(rows, gone, pages, publishedIn(folder, gone)));
}

/** The pages in a folder but those of some names. Their first line says of which operation they are. */
function pagesIn(
  folder: string,
  but: ReadonlySet<string>,
  present: (name: string) => string | undefined,
): readonly Page[] {
  const inside = path.join(folder, "api");
  if (!existsSync(inside)) return [];
  return readdirSync(inside)
    .filter((name) => name.endsWith(".tsx") && !but.has(path.parse(name).name))
    .flatMap((name) => {
      const text = present(`api/${name}`) ?? "";
      const source = /^\/\/ Generated from [^#\n]*(#\/.*)\. Run `/m.exec(text)?.[1];
      return source === undefined ? [] : [{ id: path.parse(name).name, source }];
    });
}

/**
 * Whether git knows a page: a name that an author tries and changes again before a commit needs no redirect. Where git does not know the
 * folder, every page counts as published.
 */
function publishedIn(folder: string, pages: readonly Page[]): (id: string) => boolean {
  if (pages.length === 0) return () => false;
  const names = [manifestName, ...pages.map(({ id }) => `api/${id}.tsx`)];
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--", ...names], {
    cwd: folder,
    encoding: "utf8",
  });
  const tracked = new Set((stdout ?? "").split("\0"));
  return (id) => !tracked.has(manifestName) || tracked.has(`api/${id}.tsx`);
}
