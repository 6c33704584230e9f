/** The table of former addresses in a generated tree. Codegen writes it, and the build makes a redirect of each row. */
export const redirectsFile = "redirects.json";

const row = /^\s*"((?:schemas\/)?[\w-]+)":\s*"((?:schemas\/)?[\w-]+)",?\s*$/;

/** What a table says. */
export interface RedirectTable {
  /** What followed `/api/` in former addresses of operations (`list-pets`) and of schemas (`schemas/pet`), each with what does now. */
  readonly rows: ReadonlyMap<string, string>;
  /** The first line that is no row, 1-based. */
  readonly wrongLine?: number;
}

/**
 * Reads a table line by line: of one in which git left a conflict, the rows of both sides count.
 *
 * @param text nothing stands for an empty table
 */
export function readRedirectTable(text = ""): RedirectTable {
  const rows = new Map<string, string>();
  let wrongLine: number | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const [, from, to] = row.exec(line) ?? [];
    if (from !== undefined && to !== undefined) rows.set(from, to);
    else if (!/^(?:\s*[{}]*\s*|[<>|=]{7}.*)$/.test(line)) wrongLine ??= index + 1;
  }
  return { rows, wrongLine };
}

/** Writes a table, sorted; `undefined` if it has no rows. */
export function writeRedirectTable(rows: RedirectTable["rows"]): string | undefined {
  if (rows.size === 0) return undefined;
  const sorted = Object.fromEntries([...rows].sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
