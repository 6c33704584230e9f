import path from "node:path";
import { generatorVersion, store, stored } from "../disk-cache";
import type { Problem } from "../errors";
import { read, realPathOf } from "../files";
import { hash } from "../hash";
import type { Markdown } from "../model/types";
import type { KnownFile, OutputFolder } from "./output-folder";
import type { KnownPart } from "./parts";
import { strays } from "./reconcile";

/**
 * What the last run read and wrote, so that the next one does only what changed. It lives outside the repository (a committed one
 * would change with every run and make merges clash) and may be deleted at any time.
 */
export interface Memory {
  /** Content hash of every file that was read, by absolute path. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Where they were, symbolic links followed: one that leads elsewhere now may lead to other files, or to none that may be read. */
  readonly places: Readonly<Record<string, string>>;
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

/** What a run reads from. */
export interface SourceOfRun {
  /** Absolute path of the document. */
  readonly spec: string;
  /** Absolute path of the folder in which its files may lie, when that was named. */
  readonly root: string | undefined;
  /** Absolute path of the Arazzo document; there may be none. */
  readonly workflows: string;
  /** Absolute paths of the released versions of the document. */
  readonly versions: readonly string[];
}

/** Where the files of a run are. @param inputs absolute paths of those that the document consists of */
export function placesOf(
  { spec, root = spec, workflows }: SourceOfRun,
  inputs: Iterable<string>,
): Memory["places"] {
  return Object.fromEntries(
    [spec, root, workflows, ...inputs].map((file) => [file, placeOf(file)]),
  );
}

function placeOf(file: string): string {
  return realPathOf(file) ?? "";
}

function fileOf(kind: string, source: SourceOfRun, out: string): string {
  const { spec, root = "", workflows, versions } = source;
  const files = [spec, root, workflows, ...versions, path.resolve(out)];
  const key = [kind, generatorVersion(), ...files].join("\n");
  return `${hash(key).slice(0, 32)}.json`;
}

function recalled<T>(kind: string, source: SourceOfRun, out: string): T | undefined {
  const known = stored(fileOf(kind, source, out));
  return known === undefined ? undefined : (JSON.parse(known) as T);
}

/** The memory of the last run from `source` to `out`; nothing when there is none, or when another generator wrote it. */
export function recall(source: SourceOfRun, out: string): Memory | undefined {
  return recalled("run", source, out);
}

/** Stores the memory of a run. */
export function remember(source: SourceOfRun, out: string, memory: Memory): void {
  store(fileOf("run", source, out), JSON.stringify(memory));
}

/** The descriptions of the document that were parsed in earlier runs. */
export function recallParsed(source: SourceOfRun, out: string): Texts {
  return recalled("texts", source, out) ?? [];
}

/** Stores the descriptions of a run, in place of those before. @param texts nothing when they are stored already */
export function rememberParsed(source: SourceOfRun, out: string, texts: Texts | undefined): void {
  if (texts) store(fileOf("texts", source, out), JSON.stringify(texts));
}

type Texts = readonly (readonly [text: string, nodes: Markdown])[];

/** True when every input and every output still is what the memory says: there is nothing to do. */
export function isCurrent({ inputs, places, outputs }: Memory, out: OutputFolder): boolean {
  return (
    Object.entries(places).every(([file, place]) => placeOf(file) === place) &&
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
