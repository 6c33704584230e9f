import { existsSync, realpathSync } from "node:fs";
import { diskError } from "../../src/shared/disk-errors";
import { InputError, type Problem } from "../errors";
import { changeInPlace, finishInPlace, isHalfInPlace } from "./in-place";
import type { Plan, Wanted } from "./reconcile";
import { finishSwap, isHalfSwapped, swap } from "./swap";

/**
 * Up to so many files are changed one by one: that takes less than a thousandth of a second, and who watches the folder (an editor,
 * the development server) hears of these files alone.
 */
const maxInPlace = 16;

/**
 * Carries out a plan, all of it or nothing: also when the run is killed or the disk is full.
 *
 * @param folder absolute path; need not exist
 * @throws InputError with one problem, when the file system will not have it: nothing has changed
 */
export function apply(plan: Plan, files: Wanted, folder: string): void {
  const changes = plan.write.length + plan.remove.length;
  if (changes === 0) return;
  const real = realFolder(folder);
  try {
    const isWhole = (changes > maxInPlace || !existsSync(real)) && swap(plan, files, real);
    if (!isWhole) changeInPlace(plan, files, real);
  } catch (error) {
    throw new InputError([outputProblem(error, folder)]);
  }
}

/**
 * Finishes or undoes what a run that was killed has left of {@link apply}.
 *
 * @throws InputError with one problem, when the file system will not have it
 */
export function recover(folder: string): void {
  const real = realFolder(folder);
  try {
    finishSwap(real);
    finishInPlace(real);
  } catch (error) {
    throw new InputError([outputProblem(error, folder)]);
  }
}

/** A warning, when a run was killed while it put its files in place: {@link recover} has not been called since. */
export function interruption(folder: string): readonly Problem[] {
  const real = realFolder(folder);
  if (!isHalfSwapped(real) && !isHalfInPlace(real)) return [];
  return [
    {
      ...place(folder),
      severity: "warning",
      message:
        "A run was stopped while it put its files in place: old and new ones may stand there.",
      remedy: "Run `npm run codegen` once: it finishes what was begun.",
    },
  ];
}

/** The folder itself, when it is named by a symbolic link. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

function outputProblem(error: unknown, folder: string): Problem {
  if (!(error instanceof Error) || !("code" in error)) throw error;
  const { matter, remedy } = diskError(error, "--out") ?? {
    matter: error.message,
    remedy: "Choose another folder with --out DIR.",
  };
  return {
    ...place(folder),
    severity: "error",
    message: `The output cannot be written. ${matter}`,
    remedy,
  };
}

function place(folder: string) {
  return { rule: "output", file: folder, line: 1, column: 1, frame: "" };
}
