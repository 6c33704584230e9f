import { spawnSync } from "node:child_process";
import path from "node:path";
import {
  lostRow,
  readRedirectTable,
  redirectsFile,
  type RedirectTable,
  writeRedirectTable,
} from "../../src/shared/redirect-table";
import { fileProblem, InputError, type Problem } from "../errors";
import type { NamedSchema } from "../model/types";
import { entriesOf } from "../files";
import { manifestName } from "./reconcile";

type Rows = RedirectTable["rows"];

/** A page of an operation, of a webhook or of a named schema. */
interface Page {
  /** The part of its address after `/api/`. */
  readonly id: string;
  /** The identity of its content, whatever its name: the JSON Pointer of an operation, with its path and method; the content of a schema. */
  readonly source: string;
}

/** A page that no longer exists, and its file. */
interface GonePage extends Page {
  readonly file: string;
}

/**
 * Updates the table of redirects for a change of the document. A page with the same content but another name adds a row. A row ends when
 * its old name is that of a page again. Rows whose operation is gone stay, without effect, in case it returns.
 *
 * @param known the rows so far
 * @param gone pages of the earlier tree that are not among `pages`
 * @param pages pages of the new tree
 * @param isPublished whether readers may know the page with this name
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
 * Returns former page names of operations, each with its current name, published or not.
 *
 * @param folder the output folder with the earlier tree
 * @param operations the operations of the new document
 * @param present reads a file of the folder
 */
export function renamedOperations(
  folder: string,
  operations: readonly Page[],
  present: (name: string) => string | undefined,
): Rows {
  const rows = rowsOf(readRedirectTable(present(redirectsFile)), operations);
  const gone = pagesIn(folder, new Set(operations.map(({ id }) => id)), present);
  return redirectsAfter(rows, gone, operations, () => true);
}

/**
 * Returns the table of redirects of a new tree, from the files of the earlier tree in an output folder.
 *
 * @param folder absolute path; need not exist
 * @param model the pages of the new tree
 * @param present reads a file of the folder
 * @param written reads a new file
 * @returns `undefined` if there are no redirects
 * @throws InputError for a line that is not a row, because it would be lost
 */
export function redirectsIn(
  folder: string,
  model: { readonly operations: readonly Page[]; readonly schemas: readonly SchemaPage[] },
  present: (name: string) => string | undefined,
  written: (name: string) => string | undefined,
): string | undefined {
  const table = readRedirectTable(present(redirectsFile));
  const { wrongLine } = table;
  if (wrongLine !== undefined)
    throw new InputError([
      fileProblem(
        path.join(folder, redirectsFile),
        {
          rule: "output",
          severity: "error",
          message: "This line is not a redirect.",
          remedy: 'Write it as `"old-name": "new-name",`, or restore the file from git.',
        },
        wrongLine,
      ),
    ]);
  const goneOperations = pagesIn(folder, new Set(model.operations.map(({ id }) => id)), present);
  const moved = new Set(goneOperations.map(({ source }) => source));
  const renamed = model.operations.filter(({ source }) => moved.has(source));
  const operationIds = [...goneOperations, ...renamed].map(({ id }) => id);
  const schemas = schemaPages(model.schemas, operationIds, present, written);
  const pages = [...model.operations, ...schemas.now];
  const gone = [...goneOperations, ...schemas.gone];
  return writeRedirectTable(
    redirectsAfter(rowsOf(table, pages), gone, pages, publishedIn(folder, gone)),
  );
}

/** Returns the rows of a table. If two branches gave a page different names, the one that is gone leads to the one that is left. */
function rowsOf({ rows, conflicts }: RedirectTable, pages: readonly Page[]): Rows {
  const ids = new Set(pages.map(({ id }) => id));
  const joined = conflicts.flatMap((names) => {
    const [left, ...others] = [...names].filter((name) => ids.has(name));
    if (left === undefined || others.length > 0) return [];
    return [...names].flatMap((name) => (name === left ? [] : [[name, left] as const]));
  });
  return new Map([...rows, ...joined]);
}

/** Returns the rows of a new table that lead to no page. */
export function lostRedirects(
  folder: string,
  text: string | undefined,
  model: Parameters<typeof redirectsIn>[1],
): readonly Problem[] {
  const ids = new Set([
    ...model.operations.map(({ id }) => id),
    ...model.schemas.map(({ slug }) => `schemas/${slug}`),
  ]);
  return [...readRedirectTable(text).rows].flatMap(([from, to], index) => {
    if (ids.has(to)) return [];
    const what = { rule: "redirect", severity: "warning", ...lostRow(from, to) } as const;
    return [fileProblem(path.join(folder, redirectsFile), what, index + 2)];
  });
}

/** A named schema, with the names of its page and its file. */
type SchemaPage = Pick<NamedSchema, "name" | "identifier" | "slug">;

/**
 * Returns the pages of schemas, and those that are gone. A page is renamed if its file equals that of exactly one new schema, apart from
 * the names of schemas and operations that come or go, and line breaks.
 */
function schemaPages(
  schemas: readonly SchemaPage[],
  operationIds: readonly string[],
  present: (name: string) => string | undefined,
  written: (name: string) => string | undefined,
): { readonly now: readonly Page[]; readonly gone: readonly GonePage[] } {
  const entry = /\bname: "([^"\\]+)",\s*(?:identifier: "(\w+)",\s*)?slug: "([\w-]+)"/g;
  const were = [...(present("navigation.ts") ?? "").matchAll(entry)].map(
    ([, name = "", identifier = name, slug = ""]): SchemaPage => ({ name, identifier, slug }),
  );
  const without = (some: readonly SchemaPage[], others: readonly SchemaPage[]) =>
    some.filter(({ slug }) => !others.some((other) => other.slug === slug));
  const [gone, come] = [without(were, schemas), without(schemas, were)];
  const others = schemas.map(({ slug }) => ({ id: `schemas/${slug}`, source: "" }));
  // Reading all new files takes long.
  if (gone.length === 0) return { now: others, gone: [] };
  const schemaNames = [...gone, ...come].flatMap(({ name, identifier }) => [name, identifier]);
  const names = [...schemaNames, ...operationIds];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const name = new RegExp(`(?<![\\w-])(?:${escaped.join("|")})(?=(?:Model)?(?![\\w-]))`, "g");
  const pagesOf = (list: readonly SchemaPage[], read: typeof present) =>
    list.flatMap(({ identifier, slug }) => {
      const file = `schemas/${identifier}.tsx`;
      const source = read(file)
        // The document may have moved.
        ?.replace(/^\/\/ Generated from [^#\n]*/, "")
        .replace(name, "")
        .replace(/\{" "\}|[\s,]/g, "");
      return source === undefined ? [] : [{ id: `schemas/${slug}`, source, file }];
    });
  const [old, now] = [pagesOf(gone, present), pagesOf(come, written)];
  const isAlone = ({ source }: Page) =>
    [old, now].every((list) => list.filter((one) => one.source === source).length === 1);
  return { now: [...others, ...now.filter(isAlone)], gone: old.filter(isAlone) };
}

/** Returns the pages of operations in a folder, except those with some names. Their first line names the operation. */
function pagesIn(
  folder: string,
  but: ReadonlySet<string>,
  present: (name: string) => string | undefined,
): readonly GonePage[] {
  return entriesOf(path.join(folder, "api"))
    .filter(({ name }) => name.endsWith(".tsx") && !but.has(path.parse(name).name))
    .flatMap(({ name }) => {
      const file = `api/${name}`;
      const text = present(file) ?? "";
      const source = /^\/\/ Generated from [^#\n]*(#\/.*)\. Run `/m.exec(text)?.[1];
      return source === undefined ? [] : [{ id: path.parse(name).name, source, file }];
    });
}

/**
 * Returns whether git knows a page: a name that an author tries and changes again before a commit needs no redirect. If git does not know
 * the folder, every page counts as published.
 */
function publishedIn(folder: string, pages: readonly GonePage[]): (id: string) => boolean {
  if (pages.length === 0) return () => false;
  const files = new Map(pages.map(({ id, file }) => [id, file]));
  const names = [manifestName, ...files.values()];
  const { stdout } = spawnSync("git", ["ls-files", "-z", "--", ...names], {
    cwd: folder,
    encoding: "utf8",
  });
  const tracked = new Set((stdout ?? "").split("\0"));
  return (id) => !tracked.has(manifestName) || tracked.has(files.get(id) ?? "");
}
