import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Maximum output of `git log` in bytes, because histories can be long. */
const maxOutput = 512 * 1024 * 1024;

/**
 * Returns when files were last committed, with one `git log` per repository.
 *
 * @param files absolute
 * @returns dates by file, as ISO 8601 in UTC. Files that were never committed are missing. All are missing without git, outside a
 *   repository, and in a shallow clone, whose oldest commit seems to have written every file
 */
export async function readGitDates(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const byRepository = new Map<string, string[]>();
  for (const file of files) {
    const repository = findRepository(file);
    if (repository === undefined) continue;
    byRepository.set(repository, [...(byRepository.get(repository) ?? []), file]);
  }
  const dates = new Map<string, string>();
  for (const [repository, members] of byRepository) {
    const committed = await readLog(repository, [...new Set(members.map(dirname))]).catch(
      // Without git or commits, or in a repository of another user, pages have no dates.
      () => new Map<string, string>(),
    );
    for (const file of members) {
      const date = committed.get(await realpath(file).catch(() => file));
      if (date !== undefined) dates.set(file, date);
    }
  }
  return dates;
}

/** Returns the closest directory above a file with `.git` (a file in a worktree). Works without git. */
export function findRepository(file: string): string | undefined {
  for (let dir = dirname(file); ; dir = dirname(dir)) {
    if (existsSync(join(dir, ".git"))) return dir;
    if (dir === dirname(dir)) return undefined;
  }
}

/** Returns the path of a file relative to a directory, with `/` on all platforms; `undefined` if outside. */
export function pathBelow(dir: string, file: string): string | undefined {
  const path = relative(dir, file);
  const isOutside = path === "" || path.startsWith("..") || isAbsolute(path);
  return isOutside ? undefined : path.split(sep).join("/");
}

/** Returns the date of the newest commit of every file below some directories. */
async function readLog(
  repository: string,
  dirs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: readonly string[]) =>
    (await run("git", args, { cwd: repository, maxBuffer: maxOutput })).stdout;
  const shallow = await git("rev-parse", "--is-shallow-repository");
  if (shallow.trim() !== "false") return new Map();
  const root = await realpath(repository);
  // Without `-m`, `git log` lists no files of merges, so files keep the date of the merged commit.
  const options = ["--format=%x01%cI", "--name-only", "-z", "--no-renames"];
  const log = await git("log", ...options, "--", ...dirs);
  const dates = new Map<string, string>();
  for (const commit of log.split("\u0001").slice(1)) {
    const [date = "", ...names] = commit.split("\0");
    for (const name of names) {
      // The first name follows the date after a line feed.
      const file = join(root, name.replace(/^\n/, ""));
      // The newest commit comes first.
      if (!dates.has(file)) dates.set(file, new Date(date).toISOString());
    }
  }
  return dates;
}
