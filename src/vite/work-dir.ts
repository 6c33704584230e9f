import { mkdtemp, readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Makes a new folder for this run alone, and removes those of the same name whose runs have ended without doing so: killed, or with the
 * machine.
 *
 * @param path what its path begins with
 * @returns the path, which goes on with the number of this process and letters that no other folder has
 */
export async function makeWorkDir(path: string): Promise<string> {
  const parent = dirname(path);
  for (const name of await readdir(parent)) {
    const owner = ownerIn(name, basename(path));
    if (owner !== undefined && !isRunning(owner))
      await rm(join(parent, name), { recursive: true, force: true });
  }
  return mkdtemp(`${path}-${process.pid}-`);
}

/** The number of the process that has made a folder. */
function ownerIn(name: string, prefix: string): number | undefined {
  if (!name.startsWith(`${prefix}-`)) return undefined;
  const [, owner] = /^-(\d+)-\w{6}$/.exec(name.slice(prefix.length)) ?? [];
  return owner === undefined ? undefined : Number(owner);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Any other answer means that there is such a process, of somebody else.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
