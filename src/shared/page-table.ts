/** The table of pages in a generated tree. Codegen writes it and finds renamed pages with it, and the build makes a redirect of each former address. */
export const pagesFile = "pages.json";

/** A page of an operation, of a webhook or of a named schema. */
export interface Page {
  /** The part of its address after `/api/`: `list-pets`, `schemas/pet`. */
  readonly id: string;
  /** The identity of its content, whatever its name; it begins with `#`. */
  readonly source: string;
}

const row = /^\s*"((?:schemas\/)?[\w-]+)":\s*("(?:(?:schemas\/)?[\w-]+|#(?:[^"\\]|\\.)*)"),?\s*$/;

/** The content of a table. */
export interface PageTable {
  readonly pages: readonly Page[];
  /** Former ids of pages, with the present ones. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The present ids of each page to which the sides of a conflict give different ones. */
  readonly conflicts: readonly ReadonlySet<string>[];
  /** The first line that is not a row, 1-based. */
  readonly wrongLine?: number;
}

/**
 * Reads a table line by line. If git left a conflict in it, the rows of both sides count.
 *
 * @param text absent: an empty table
 */
export function readPageTable(text = ""): PageTable {
  const pages = new Map<string, Page>();
  const targets = new Map<string, Set<string>>();
  let wrongLine: number | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const [, id, json] = row.exec(line) ?? [];
    if (id !== undefined && json !== undefined) {
      const value = JSON.parse(json) as string;
      if (value.startsWith("#")) pages.set(`${id} ${value}`, { id, source: value });
      else targets.set(id, new Set([...(targets.get(id) ?? []), value]));
    } else if (!/^(?:\s*[{}]*\s*|[<>|=]{7}.*)$/.test(line)) wrongLine ??= index + 1;
  }
  return {
    pages: [...pages.values()],
    redirects: new Map([...targets].map(([from, to]) => [from, [...to].at(-1) ?? from])),
    conflicts: [...targets.values()].filter(({ size }) => size > 1),
    wrongLine,
  };
}

/** What is wrong with a line that is not a row. */
export const wrongRow = {
  message: "This line is not a redirect.",
  remedy: 'Write it as `"old-name": "new-name",`, or restore the file from git.',
};

/** Returns what is wrong with a redirect that leads nowhere: readers of the former address get an error. */
export function lostRedirect(from: string, to: string): { message: string; remedy: string } {
  return {
    message: `The former address \`${from}\` leads to \`${to}\`, which is not a page.`,
    remedy: "Write the current name of the page there, or remove the row if the page is gone.",
  };
}

/** Writes a table, sorted, so that git can merge it. */
export function writePageTable(pages: readonly Page[], redirects: PageTable["redirects"]): string {
  const rows = [...redirects, ...pages.map(({ id, source }) => [id, source] as const)];
  const sorted = Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
