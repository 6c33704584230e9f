import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Plan, Wanted } from "./reconcile";

/** A tree with more files of other people than this is changed in place: linking all of them would take longer than it is worth. */
const maxForeign = 2000;

/** Where the new tree is put together, and where the old one lies between two renames: beside the folder, hidden. */
function placesOf(folder: string) {
  const beside = (mark: string) =>
    path.join(path.dirname(folder), `.${path.basename(folder)}.codegen-${mark}`);
  return { next: beside("next"), last: beside("last") };
}

/**
 * Carries out a plan by putting the complete new tree together beside the folder and then exchanging both: whoever looks sees the old
 * tree or the new one, whenever the run is killed. Files that stay, those of other people among them, are the same files afterwards.
 *
 * @param folder absolute, no symbolic link; need not exist
 * @returns false when this folder cannot be exchanged (a mount point, a folder in use, a read-only parent): nothing has changed
 * @throws Error of the file system, when the new tree could not be written: nothing has changed
 */
export function swap(plan: Plan, files: Wanted, folder: string): boolean {
  const { next, last } = placesOf(folder);
  const isHere = !path.relative(folder, process.cwd()).startsWith("..");
  if (isHere) return false;
  let made: string | undefined;
  const undo = () => {
    rmSync(next, { recursive: true, force: true });
    if (made !== undefined && made !== next) rmSync(made, { recursive: true, force: true });
  };
  try {
    made = mkdirSync(next, { recursive: true });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return false;
  }
  try {
    const isOld = existsSync(folder);
    if (isOld && !linkTree(folder, next, plan)) {
      undo();
      return false;
    }
    for (const name of plan.write) {
      const file = path.join(next, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, files.get(name) ?? "");
    }
    if (isOld && !isRenamed(folder, last)) {
      undo();
      return false;
    }
  } catch (error) {
    undo();
    throw error;
  }
  try {
    renameSync(next, folder);
  } catch (error) {
    if (existsSync(last)) renameSync(last, folder);
    undo();
    throw error;
  }
  try {
    rmSync(last, { recursive: true, force: true });
  } catch {
    // The new tree is in place; the next run tries again.
  }
  return true;
}

function isRenamed(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return false;
  }
}

/** Says whether a file system refuses an operation, rather than fails at it. */
function isRefused(error: unknown): boolean {
  const { code = "" } = error as NodeJS.ErrnoException;
  return ["EACCES", "EBUSY", "EMLINK", "ENOSYS", "ENOTSUP", "EPERM", "EROFS", "EXDEV"].includes(
    code,
  );
}

/**
 * Puts everything of a tree into another folder, but what a plan writes or removes.
 *
 * @returns false when the tree holds too much, or what is neither a file nor a folder nor a symbolic link
 */
function linkTree(from: string, to: string, { write, keep, remove }: Plan): boolean {
  const without = new Set([...write, ...remove]);
  const limit = keep.length + maxForeign;
  let count = 0;
  const visit = (inside: string): boolean => {
    const entries = readdirSync(path.join(from, inside), { withFileTypes: true });
    const kept = entries.filter((entry) => !without.has(path.posix.join(inside, entry.name)));
    // A folder stays when something stays in it, or when it was empty before.
    if (kept.length > 0 || entries.length === 0) {
      mkdirSync(path.join(to, inside), { recursive: true });
      chmodSync(path.join(to, inside), statSync(path.join(from, inside)).mode);
    }
    return kept.every((entry) => {
      const name = path.posix.join(inside, entry.name);
      if (entry.isDirectory()) return visit(name);
      count += 1;
      if (count > limit) return false;
      if (entry.isSymbolicLink())
        symlinkSync(readlinkSync(path.join(from, name)), path.join(to, name));
      else if (entry.isFile()) link(path.join(from, name), path.join(to, name));
      return entry.isSymbolicLink() || entry.isFile();
    });
  };
  return visit("");
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!isRefused(error)) throw error;
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}

/** Says whether a run was killed between the two renames, or before it could clear up after them. */
export function isHalfSwapped(folder: string): boolean {
  return existsSync(placesOf(folder).last);
}

/** Finishes the exchange of a run that was killed, or throws away what it had not put together yet. */
export function finishSwap(folder: string): void {
  const { next, last } = placesOf(folder);
  // The old tree is moved away only once the new one is complete.
  if (existsSync(last) && !existsSync(folder)) renameSync(existsSync(next) ? next : last, folder);
  for (const left of [next, last]) rmSync(left, { recursive: true, force: true });
}
