import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import path from "node:path";
import { format } from "prettier";

const file = path.resolve(import.meta.dirname, "../BENCHMARKS.md");

/** Returns a table in Markdown; the first cell of each row is its heading. */
export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = [
    ["", ...columns],
    ["---", ...columns.map(() => "---:")],
  ];
  return [...head, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/**
 * Replaces a part of BENCHMARKS.md, and adds the machine on which it was measured.
 *
 * @param name name of the part, which is between `<!-- name -->` and `<!-- /name -->`
 * @param note text after the machine
 */
export async function writeTable(name: string, text: string, note = ""): Promise<void> {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  const page = readFileSync(file, "utf8");
  const [before = ""] = page.split(start);
  const after = page.split(end).at(-1) ?? "";
  const written = `${before}${start}\n\n${text}\n\nMeasured on ${machine}.${note}\n\n${end}${after}`;
  writeFileSync(file, await format(written, { parser: "markdown" }));
}
