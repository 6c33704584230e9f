import { readFileSync } from "node:fs";
import path from "node:path";
import { callOf } from "../../program/folders.mjs";
import { cached } from "../disk-cache";
import { vocabulary } from "../emit/vocabulary";
import { InputError } from "../errors";
import { hash } from "../hash";
import type { Comparison, History, VersionChange } from "../model/history";
import { normalize } from "../model/normalize";
import { load } from "../document/load";
import { problem, type VersionFile } from "../versions";
import { type Change, compareDocuments, type Specification } from "./compare";
import { rowOf } from "./page-row";

/**
 * Compares each version of a document with the previous one, and the document itself with the last version. Caches the comparisons, so
 * that unchanged documents are not read again.
 *
 * @param files the versions, oldest first
 * @param now the document
 * @returns the history, absent without versions, and the hashes of the files that were read
 * @throws InputError if a version is invalid, or refers to other files
 */
export async function readHistory(
  files: readonly VersionFile[],
  now: Specification,
): Promise<{ readonly history?: History; readonly inputs: ReadonlyMap<string, string> }> {
  if (files.length === 0) return { inputs: new Map() };
  // A document is read only if a comparison needs it; the same one has the same key.
  const versions = files.map(({ file }) => {
    let read: Promise<Specification> | undefined;
    const key = hash(readFileSync(file, "utf8"));
    return { key, revision: () => (read ??= readVersion(file)) };
  });
  const inputs = [...now.document.inputs].map(([file, sum]) => [path.basename(file), sum]);
  const last = { key: hash(JSON.stringify(inputs)), revision: () => Promise.resolve(now) };
  const history: History[number][] = [];
  for (const [index, step] of [...versions, last].entries()) {
    const before = versions[index - 1];
    const kept = await cached("history", `${before?.key} ${step.key}`, async () => {
      const revision = await step.revision();
      const comparison = comparisonOf(await before?.revision(), revision);
      return JSON.stringify({ version: revision.model.info.version, ...comparison });
    });
    const { version, ...comparison } = JSON.parse(kept) as Comparison & { version: string };
    const { id, date, label = version } = files[index] ?? {};
    history.push({ ...(id !== undefined && { id, date }), name: label, ...comparison });
  }
  return {
    history,
    inputs: new Map(files.map(({ file }, index) => [file, versions[index]?.key ?? ""])),
  };
}

async function readVersion(file: string): Promise<Specification> {
  const { document } = await load(file);
  if (document.inputs.size > 1) {
    const remedy = `Put all of it into one file, as \`${callOf("codegen", "release")}\` does.`;
    throw new InputError([problem(file, "A version must not refer to other files.", remedy)]);
  }
  return { document, model: normalize(document, vocabulary) };
}

/** Compares a version with the previous one, if there is one. */
export function comparisonOf(before: Specification | undefined, after: Specification): Comparison {
  const all = before ? compareDocuments(before, after) : [];
  const changes = all.filter(({ level }) => level !== "documentation");
  return {
    changes: changes.map((change) => changeFor(change, after)),
    // The name of the version already says that the version number changed.
    documentation: all.filter(
      ({ level, at }) => level === "documentation" && at !== "#/info/version",
    ).length,
  };
}

function changeFor(
  { level, mark, place, message, operations, at, inRow }: Change,
  { model }: Specification,
) {
  const [first] = operations;
  const holder = model.operations.find(({ id }) => id === first?.page);
  return {
    breaking: level === "breaking",
    mark,
    place,
    message,
    operations: operations.map(({ page, method, path: address }) => ({
      id: page,
      method,
      path: address,
    })),
    row: at === undefined ? undefined : rowOf(at, holder),
    inRow,
  } satisfies VersionChange;
}
