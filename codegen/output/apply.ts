import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { callOf } from "../../program/folders.mjs";
import { diskError } from "../../src/shared/disk-errors";
import { fileProblem, InputError, type Problem } from "../errors";
import { attempt, kindOf, read, realPathOf } from "../files";
import { journalName, namesIn, type WritePlan, stagedMark, type OutputFiles } from "./reconcile";

/**
 * Carries out a plan completely or not at all, even if the run is killed or the disk is full. New contents are first written next to their
 * targets. When all of them are on disk, the journal that lists them is put in place, and only then are they moved. A run that is killed
 * before that has changed nothing; after it, {@link recover} finishes its work.
 *
 * @param folder absolute path; need not exist
 * @throws InputError with one problem if the file system refuses; before the journal, nothing has changed
 */
export function apply(plan: WritePlan, files: OutputFiles, folder: string): void {
  if (plan.write.length + plan.remove.length === 0) return;
  const real = realFolder(folder);
  reported(folder, () => {
    stageAll(plan, files, real);
    unstopped(() => finish(real));
  });
}

/**
 * Finishes {@link apply} after a run that was killed.
 *
 * @throws InputError with one problem if the file system refuses
 */
export function recover(folder: string): void {
  reported(folder, () => finish(realFolder(folder)));
}

/** Returns a warning if a run was killed while it put its files in place, and {@link recover} has not been called since. */
export function interruption(folder: string): readonly Problem[] {
  if (!isHalfDone(realFolder(folder))) return [];
  return [
    fileProblem(folder, {
      rule: "output",
      severity: "warning",
      message: "A run was stopped while it put its files in place: old and new ones may be mixed.",
      remedy: `Run \`${callOf("codegen")}\` once to finish it.`,
    }),
  ];
}

function stageAll(plan: WritePlan, files: OutputFiles, folder: string): void {
  const staged: string[] = [];
  const made: string[] = [];
  const stage = (name: string, content: string) => {
    const file = path.join(folder, `${name}${stagedMark}`);
    const first = makeFolder(path.dirname(file));
    if (first !== undefined) made.push(first);
    staged.push(file);
    writeFileSync(file, content);
  };
  const { write, remove } = plan;
  try {
    // First: it shows that the folder is ours if the run is killed before there is anything else of ours.
    stage(journalName, JSON.stringify({ write, remove }));
    for (const name of write) stage(name, files.get(name) ?? "");
    renameSync(path.join(folder, `${journalName}${stagedMark}`), path.join(folder, journalName));
  } catch (error) {
    for (const file of [...staged, ...made]) rmSync(file, { recursive: true, force: true });
    throw error;
  }
}

/** Ignores signals during an action that takes milliseconds and must not be left half done. */
function unstopped(action: () => void): void {
  const signals = ["SIGHUP", "SIGINT", "SIGTERM"] as const;
  const ignore = () => undefined;
  for (const signal of signals) process.on(signal, ignore);
  try {
    action();
  } finally {
    for (const signal of signals) process.off(signal, ignore);
  }
}

/** Works like `mkdirSync` with `recursive`, which never returns on a file system that cannot create folders, such as /proc. */
function makeFolder(folder: string): string | undefined {
  if (kindOf(folder) === "folder") return undefined;
  const first = makeFolder(path.dirname(folder));
  mkdirSync(folder);
  return first ?? folder;
}

function isHalfDone(folder: string): boolean {
  return existsSync(path.join(folder, journalName));
}

/** Does the remaining work in the journal of a folder. */
function finish(folder: string): void {
  if (!isHalfDone(folder)) return;
  const { write, remove } = journalOf(folder);
  for (const name of write) {
    const to = path.join(folder, name);
    if (existsSync(`${to}${stagedMark}`)) renameSync(`${to}${stagedMark}`, to);
  }
  for (const name of remove) {
    rmSync(path.join(folder, name), { force: true });
    removeEmpty(path.dirname(path.join(folder, name)), folder);
  }
  rmSync(path.join(folder, journalName), { force: true });
}

/** Reads a journal. It may have come with a repository, so names outside the folder are ignored. */
function journalOf(folder: string): Pick<WritePlan, "write" | "remove"> {
  const text = read(path.join(folder, journalName)) ?? "";
  const journal = attempt(() => JSON.parse(text) as Partial<Record<string, unknown>> | null);
  return { write: namesIn(journal?.["write"]), remove: namesIn(journal?.["remove"]) };
}

function removeEmpty(folder: string, top: string): void {
  if (folder === top || !folder.startsWith(top)) return;
  try {
    rmdirSync(folder);
  } catch {
    // Not empty: it contains files of others.
    return;
  }
  removeEmpty(path.dirname(folder), top);
}

/** Returns the folder itself if it is named by a symbolic link. */
function realFolder(folder: string): string {
  return realPathOf(folder) ?? folder;
}

function reported(folder: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    const { matter, remedy } = diskError(error, "--out") ?? {
      matter: error.message,
      remedy: "Choose another folder with --out DIR.",
    };
    const message = `The output cannot be written. ${matter}`;
    const what = { rule: "output", severity: "error", message, remedy } as const;
    throw new InputError([fileProblem(folder, what)]);
  }
}
