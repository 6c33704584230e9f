import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Runs git as a fixed author, at an ISO 8601 time. */
export function git(cwd: string, date: string, ...args: readonly string[]): void {
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync("git", [...who, ...args], { cwd, env, stdio: "pipe" });
}

/** Makes an empty repository in a new directory. */
export async function createRepository(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  git(dir, "", "init", "-q");
}

/** Writes files into a repository and commits them at an ISO 8601 time. */
export async function commit(
  dir: string,
  date: string,
  ...names: readonly string[]
): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), date);
  }
  git(dir, date, "add", ".");
  git(dir, date, "commit", "-qm", date);
}
