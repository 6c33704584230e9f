import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { measure } from "../../bench/measure";

/** A document that sites are built around. */
export interface Subject {
  /** Short and unique, so that it can name a folder. */
  readonly name: string;
  /** Absolute; relative to the project for the product's own document, which has guides and a configuration. */
  readonly file: string;
}

export const project = path.resolve(import.meta.dirname, "../..");

/**
 * Checks out a revision below `home`, with packages to run it, unless an earlier run has done so.
 *
 * @returns a folder like this project's
 */
export function checkOut(ref: string, home: string): string {
  const commit = git("rev-parse", "--verify", `${ref}^{commit}`).trim();
  const program = path.join(home, commit);
  const modules = path.join(program, "node_modules");
  if (existsSync(modules)) return program;
  // By force: git may still list the folder from a run whose results were deleted.
  git("worktree", "add", "--force", "--detach", "--quiet", program, commit);
  const [ours, theirs] = [project, program].map((folder) =>
    readFileSync(path.join(folder, "package-lock.json"), "utf8"),
  );
  if (ours === theirs) {
    mkdirSync(modules);
    const own = path.join(project, "node_modules");
    // The caches of programs there would be shared as well.
    for (const name of readdirSync(own).filter((each) => each !== ".cache"))
      symlinkSync(path.join(own, name), path.join(modules, name));
  } else execFileSync("npm", ["ci"], { cwd: program, stdio: ["ignore", "ignore", "inherit"] });
  return program;
}

/** Makes git forget checkouts whose folders have been removed. */
export function forgetRemoved(): void {
  git("worktree", "prune");
}

function git(...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: project, encoding: "utf8" });
}

/**
 * Generates a tree into `generated` in a new folder, and builds its site into `site`.
 *
 * @throws Error with the program's output, if it fails
 */
export async function buildSite(program: string, { file }: Subject, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const [generated, site] = [path.join(folder, "generated"), path.join(folder, "site")];
  const own = path.isAbsolute(file) ? [] : ["--content", "content", "--config", "site.config.ts"];
  await measure("codegen", ["--spec", file, "--out", generated], program);
  await measure("build", ["--generated", generated, "--out-dir", site, ...own], program);
}
