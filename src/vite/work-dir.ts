import { mkdtempSync, rmSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { attempt } from "../shared/attempt";

/** The folders that this run has created. */
const made = new Set<string>();

// A run that is stopped with Ctrl-C does not reach its own cleanup.
process.once("exit", () => {
  // A file may still be written after its folder was listed.
  const options = { recursive: true, force: true, maxRetries: 3, retryDelay: 20 };
  for (const path of made) attempt(() => rmSync(path, options));
});

/**
 * Creates a new folder for this run, which is removed when the run ends. Also removes the folders of runs that were killed.
 *
 * @param path start of the folder's path
 * @returns the path, with the process id and random letters appended
 */
export async function makeWorkDir(path: string): Promise<string> {
  const parent = dirname(path);
  for (const name of await readdir(parent)) {
    const owner = ownerIn(name, basename(path));
    if (owner !== undefined && !isRunning(owner))
      await rm(join(parent, name), { recursive: true, force: true });
  }
  // Synchronous, because a run that is stopped in between would leave the folder.
  const own = mkdtempSync(`${path}-${process.pid}-`);
  made.add(own);
  return own;
}

/** Returns the id of the process that created a folder. */
function ownerIn(name: string, prefix: string): number | undefined {
  if (!name.startsWith(`${prefix}-`)) return undefined;
  const [, owner] = /^-(\d+)-\w{6}$/.exec(name.slice(prefix.length)) ?? [];
  return owner === undefined ? undefined : Number(owner);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Any other error means that the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
