import path from "node:path";
import { generatorVersion, store, stored } from "../disk-cache";
import type { Problem } from "../errors";
import { hash } from "../hash";
import type { Markdown } from "../model/types";
import type { KnownFile, OutputFolder } from "./output-folder";
import type { KnownPart } from "./parts";
import { read, strays } from "./reconcile";

/**
 * What the last run read and wrote, so that the next one does only what changed. It lives outside the repository (a committed one
 * would change with every run and make merges clash) and may be deleted at any time.
 */
export interface Memory {
  /** Content hash of every file that was read, by absolute path. */
  readonly inputs: Readonly<Record<string, string>>;
  /** By relative path. */
  readonly outputs: Readonly<Record<string, KnownOutput>>;
  readonly operations: number;
  readonly warnings: readonly Problem[];
}

/** A file that a run has written. */
export interface KnownOutput extends KnownFile {
  /** What it was made of, where the emitter told. */
  readonly key?: string | undefined;
  /** Hash of what it was before formatting, where it was formatted. */
  readonly raw?: string | undefined;
  /** Where the next run may take something over. */
  readonly parts?: readonly KnownPart[] | undefined;
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

/** True when every input and every output still is what the memory says: there is nothing to do. */
export function isCurrent({ inputs, outputs }: Memory, out: OutputFolder): boolean {
  return (
    Object.entries(inputs).every(([file, known]) => {
      const content = read(file);
      return content !== undefined && hash(content) === known;
    }) &&
    strays(new Set(Object.keys(outputs)), out.folder).length === 0 &&
    Object.entries(outputs).every(([name, known]) => out.isIntact(name, known))
  );
}

/**
 * The memory of a run whose outputs are intact, but lie there anew: after a run that wrote all of them, or a change of branches.
 *
 * @returns nothing when the memory knows them as they are
 */
export function restamped(memory: Memory, out: OutputFolder): Memory | undefined {
  const outputs = Object.entries(memory.outputs).map(([name, known]): [string, KnownOutput] => [
    name,
    { ...known, stamp: out.stampOf(name) },
  ]);
  const isKnown = outputs.every(([name, { stamp }]) => stamp === memory.outputs[name]?.stamp);
  return isKnown ? undefined : { ...memory, outputs: Object.fromEntries(outputs) };
}
