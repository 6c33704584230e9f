/** The result of a document. */
export interface Row {
  readonly name: string;
  readonly result: "site" | "error";
  /** Milliseconds of the first run of codegen. */
  readonly codegen: number;
  /** Milliseconds; absent without a site, like the following two. */
  readonly build: number | undefined;
  readonly pages: number | undefined;
  /** Bytes of the largest page. */
  readonly largest: number | undefined;
  /** How many were parsed. */
  readonly samples: number;
  /** Megabytes at the peak of codegen or build. */
  readonly memory: number;
  /** Broken promises, each as a sentence. */
  readonly faults: readonly string[];
}

/** Returns a row without results. */
export function emptyRow(name: string): Row {
  return {
    name,
    result: "error",
    codegen: 0,
    build: undefined,
    pages: undefined,
    largest: undefined,
    samples: 0,
    memory: 0,
    faults: [],
  };
}

const widths = [52, 6, 9, 6, 9, 11, 8, 8] as const;
/** The most faults printed for one document; the first ones usually explain the rest. */
const mostFaults = 10;

export function printTitles(): void {
  print(" ", ["document", "result", "codegen", "pages", "build", "largest", "samples", "memory"]);
}

export function printRow(row: Row): void {
  const { name, result, codegen, build, pages, largest, samples, memory, faults } = row;
  print(faults.length > 0 ? "✗" : "✓", [
    name,
    result,
    seconds(codegen),
    String(pages ?? ""),
    seconds(build),
    largest === undefined ? "" : `${Math.ceil(largest / 1000)} kB`,
    pages === undefined ? "" : String(samples),
    `${memory} MB`,
  ]);
  for (const fault of faults.slice(0, mostFaults)) console.log(`    ${fault}`);
  if (faults.length > mostFaults) console.log(`    and ${faults.length - mostFaults} more`);
}

/** Prints a line, with text aligned to the left and numbers to the right. */
function print(mark: string, cells: readonly string[]): void {
  const line = cells.map((cell, index) =>
    index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
  );
  console.log(`${mark} ${line.join(" ").trimEnd()}`);
}

function seconds(milliseconds: number | undefined): string {
  return milliseconds === undefined ? "" : `${(milliseconds / 1000).toFixed(1)} s`;
}
