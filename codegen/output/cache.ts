import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "../errors";
import { hash } from "../hash";
import { read, strays } from "./reconcile";

/**
 * What the last run read and wrote, so that the next one does only what changed. It lives outside the repository (a committed one
 * would change with every run and make merges clash) and may be deleted at any time.
 */
export interface Memory {
  /** Of the generator itself and its dependencies. */
  readonly generator: string;
  /** Content hash of every file that was read, by absolute path. */
  readonly inputs: Readonly<Record<string, string>>;
  /** By relative path: the hash before and after formatting. */
  readonly outputs: Readonly<Record<string, { readonly raw: string; readonly formatted: string }>>;
  readonly operations: number;
  readonly warnings: readonly Problem[];
}

const project = fileURLToPath(new URL("../../", import.meta.url));

let loadedGenerator: string | undefined;

/**
 * Stands for this version of the generator: its sources, its templates and its locked dependencies. Taken once: what runs is what
 * was loaded, whatever happens to the files meanwhile.
 */
export function generatorHash(): string {
  loadedGenerator ??= hashGenerator();
  return loadedGenerator;
}

function hashGenerator(): string {
  const sources = ["codegen", "src/samples"].flatMap((folder) =>
    (readdirSync(path.join(project, folder), { recursive: true }) as string[])
      .filter((name) => /\.(ts|hbs)$/.test(name))
      .sort()
      .map((name) => `${name}\n${readFileSync(path.join(project, folder, name), "utf8")}`),
  );
  return hash([...sources, read(path.join(project, "package-lock.json")) ?? ""].join("\n"));
}

function memoryFile(spec: string, out: string): string {
  const name = hash(`${path.resolve(spec)}\n${path.resolve(out)}`).slice(0, 16);
  return path.join(project, "node_modules", ".cache", "codegen", `${name}.json`);
}

/** The memory of the last run from `spec` to `out`; nothing when there is none, or when another generator wrote it. */
export function recall(spec: string, out: string): Memory | undefined {
  const stored = read(memoryFile(spec, out));
  if (stored === undefined) return undefined;
  try {
    const memory = JSON.parse(stored) as Memory;
    return memory.generator === generatorHash() ? memory : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the memory of a run; a cache that cannot be written is no error. */
export function remember(spec: string, out: string, memory: Memory): void {
  const file = memoryFile(spec, out);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(memory));
  } catch {
    // A read-only checkout works too, only slower.
  }
}

/** True when every input and every output still is what the memory says: there is nothing to do. */
export function isCurrent(memory: Memory, out: string): boolean {
  const same = (file: string, known: string) => {
    const content = read(file);
    return content !== undefined && hash(content) === known;
  };
  return (
    strays(new Set(Object.keys(memory.outputs)), out).length === 0 &&
    Object.entries(memory.inputs).every(([file, known]) => same(file, known)) &&
    Object.entries(memory.outputs).every(([name, known]) =>
      same(path.join(out, name), known.formatted),
    )
  );
}
