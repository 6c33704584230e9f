import path from "node:path";
import { generatorVersion, store, stored } from "../disk-cache";
import type { Problem } from "../errors";
import { hash } from "../hash";
import type { Markdown } from "../model/types";
import { read, readerOf, strays } from "./reconcile";

/**
 * What the last run read and wrote, so that the next one does only what changed. It lives outside the repository (a committed one
 * would change with every run and make merges clash) and may be deleted at any time.
 */
export interface Memory {
  /** Content hash of every file that was read, by absolute path. */
  readonly inputs: Readonly<Record<string, string>>;
  /** By relative path: the hash before and after formatting. */
  readonly outputs: Readonly<Record<string, { readonly raw: string; readonly formatted: string }>>;
  readonly operations: number;
  readonly warnings: readonly Problem[];
}

function fileOf(kind: string, spec: string, out: string): string {
  const key = [kind, generatorVersion(), path.resolve(spec), path.resolve(out)].join("\n");
  return `${hash(key).slice(0, 32)}.json`;
}

function recalled<T>(kind: string, spec: string, out: string): T | undefined {
  try {
    return JSON.parse(stored(fileOf(kind, spec, out)) ?? "") as T;
  } catch {
    return undefined;
  }
}

/** The memory of the last run from `spec` to `out`; nothing when there is none, or when another generator wrote it. */
export function recall(spec: string, out: string): Memory | undefined {
  return recalled("run", spec, out);
}

/** Stores the memory of a run. */
export function remember(spec: string, out: string, memory: Memory): void {
  store(fileOf("run", spec, out), JSON.stringify(memory));
}

/** The descriptions of the document that were parsed in earlier runs. */
export function recallParsed(spec: string, out: string): Texts {
  return recalled("texts", spec, out) ?? [];
}

/** Stores the descriptions of a run, in place of those before. @param texts nothing when they are stored already */
export function rememberParsed(spec: string, out: string, texts: Texts | undefined): void {
  if (texts) store(fileOf("texts", spec, out), JSON.stringify(texts));
}

type Texts = readonly (readonly [text: string, nodes: Markdown])[];

/**
 * True when every input and every output still is what the memory says: there is nothing to do.
 *
 * @param present reads an output by its relative path
 */
export function isCurrent(
  memory: Memory,
  out: string,
  present: (name: string) => string | undefined = readerOf(out),
): boolean {
  const isSame = (content: string | undefined, known: string) =>
    content !== undefined && hash(content) === known;
  return (
    Object.entries(memory.inputs).every(([file, known]) => isSame(read(file), known)) &&
    strays(new Set(Object.keys(memory.outputs)), out).length === 0 &&
    Object.entries(memory.outputs).every(([name, { formatted }]) =>
      isSame(present(name), formatted),
    )
  );
}
