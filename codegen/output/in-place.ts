import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { namesIn, type Plan, stagedMark, type Wanted } from "./reconcile";

/** Names what is being put in place, while it is. */
const journalName = ".codegen-journal";

/**
 * Carries out a plan file by file. New contents are first written beside their targets; when all of them are on the disk, a journal
 * names them, and only then are they moved. A run that is killed before the journal has changed nothing; what one that is killed
 * after it has left undone, {@link finishInPlace} does.
 *
 * @throws Error of the file system; before the journal, everything is as it was
 */
export function changeInPlace(plan: Plan, files: Wanted, folder: string): void {
  const staged: string[] = [];
  const made: string[] = [];
  const stage = (name: string, content: string) => {
    const file = path.join(folder, `${name}${stagedMark}`);
    const first = mkdirSync(path.dirname(file), { recursive: true });
    if (first !== undefined) made.push(first);
    staged.push(file);
    writeFileSync(file, content);
  };
  const { write, remove } = plan;
  try {
    for (const name of write) stage(name, files.get(name) ?? "");
    stage(journalName, JSON.stringify({ write, remove }));
    renameSync(path.join(folder, `${journalName}${stagedMark}`), path.join(folder, journalName));
  } catch (error) {
    for (const file of [...staged, ...made]) rmSync(file, { recursive: true, force: true });
    throw error;
  }
  finishInPlace(folder);
}

/** Says whether a run was killed while it moved files into place. */
export function isHalfInPlace(folder: string): boolean {
  return existsSync(path.join(folder, journalName));
}

/** Does what the journal of a folder names and nobody has done yet. */
export function finishInPlace(folder: string): void {
  if (!isHalfInPlace(folder)) return;
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

/** A journal may have come with a repository: names that would leave the folder are not believed. */
function journalOf(folder: string): Pick<Plan, "write" | "remove"> {
  try {
    const journal = JSON.parse(readFileSync(path.join(folder, journalName), "utf8")) as Readonly<
      Record<string, unknown>
    >;
    return { write: namesIn(journal["write"]), remove: namesIn(journal["remove"]) };
  } catch {
    return { write: [], remove: [] };
  }
}

function removeEmpty(folder: string, top: string): void {
  if (folder === top || !folder.startsWith(top)) return;
  try {
    rmdirSync(folder);
  } catch {
    // Not empty: somebody else's files are in it.
    return;
  }
  removeEmpty(path.dirname(folder), top);
}
