/** The table of former addresses in a generated tree. Codegen writes it, and the build makes a redirect of each row. */
export const redirectsFile = "redirects.json";

const row = /^\s*"((?:schemas\/)?[\w-]+)":\s*"((?:schemas\/)?[\w-]+)",?\s*$/;

/** The content of a redirect table. */
export interface RedirectTable {
  /** What followed `/api/` in former addresses of operations (`list-pets`) and schemas (`schemas/pet`), and what follows it now. */
  readonly rows: ReadonlyMap<string, string>;
  /** The present names of each page to which the sides of a conflict give different ones. */
  readonly conflicts: readonly ReadonlySet<string>[];
  /** The first line that is not a row, 1-based. */
  readonly wrongLine?: number;
}

/**
 * Reads a table line by line. If git left a conflict in it, the rows of both sides count.
 *
 * @param text absent: an empty table
 */
export function readRedirectTable(text = ""): RedirectTable {
  const rows = new Map<string, string>();
  const targets = new Map<string, Set<string>>();
  let wrongLine: number | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const [, from, to] = row.exec(line) ?? [];
    if (from !== undefined && to !== undefined) {
      rows.set(from, to);
      targets.set(from, new Set([...(targets.get(from) ?? []), to]));
    } else if (!/^(?:\s*[{}]*\s*|[<>|=]{7}.*)$/.test(line)) wrongLine ??= index + 1;
  }
  return { rows, conflicts: [...targets.values()].filter(({ size }) => size > 1), wrongLine };
}

/** Returns what is wrong with a row that leads nowhere: readers of the former address get an error. */
export function lostRow(from: string, to: string): { message: string; remedy: string } {
  return {
    message: `The former address \`${from}\` leads to \`${to}\`, which is no page.`,
    remedy: "Write the present name of the page there, or remove the row if the page is gone.",
  };
}

/** Writes a table, sorted; `undefined` if it has no rows. */
export function writeRedirectTable(rows: RedirectTable["rows"]): string | undefined {
  if (rows.size === 0) return undefined;
  const sorted = Object.fromEntries([...rows].sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
