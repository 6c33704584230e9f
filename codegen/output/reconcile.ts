import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Problem } from "../errors";

/** What separates the files that should be there from those that are. Paths are relative, with `/`. */
export interface Plan {
  readonly write: readonly string[];
  readonly keep: readonly string[];
  /** Written by an earlier run, and gone from this one. */
  readonly remove: readonly string[];
}

const manifestName = "manifest.json";

/** How every generated module begins. */
const generatedMark = "// Generated from ";

/** Adds the manifest: the list of what a run wrote, which is exactly what a later run may remove. */
export function withManifest(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const names = [...files.keys(), manifestName].sort();
  return new Map([...files, [manifestName, `${JSON.stringify({ files: names }, null, 2)}\n`]]);
}

/**
 * Compares wanted files with a folder.
 *
 * @param files every file of the output, by relative path
 * @param folder absolute path; need not exist
 */
export function planFor(files: ReadonlyMap<string, string>, folder: string): Plan {
  const write: string[] = [];
  const keep: string[] = [];
  for (const [name, content] of files) {
    (read(path.join(folder, name)) === content ? keep : write).push(name);
  }
  const gone = written(folder).filter(
    (name) => !files.has(name) && kindOf(path.join(folder, name)) === "file",
  );
  const remove = [...new Set([...gone, ...strays(new Set(files.keys()), folder)])];
  return { write, keep, remove };
}

/** Ends the name of a file that is not in place yet. */
const stagedMark = ".codegen-new";

/**
 * What runs of ours left behind without a manifest that says so: files staged by a run that was killed, and generated modules of
 * another branch. They lie in the folders of the wanted files, and are known by their name or by their first line.
 *
 * @param wanted relative paths of the files that belong there
 */
export function strays(wanted: ReadonlySet<string>, folder: string): readonly string[] {
  const folders = new Set([...wanted].map((name) => path.posix.dirname(name)));
  return [...folders].flatMap((inside) =>
    filesIn(path.join(folder, inside))
      .map((name) => path.posix.join(inside, name))
      .filter((name) => !wanted.has(name))
      .filter(
        (name) =>
          name.endsWith(stagedMark) || read(path.join(folder, name))?.startsWith(generatedMark),
      ),
  );
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  } catch {
    // A folder that is still to be made.
    return [];
  }
}

/**
 * Carries out a plan. New contents are first written beside their targets; only when all of them are on the disk are they moved
 * into place, so a full disk or a kill before that changes nothing.
 */
export function apply(plan: Plan, files: ReadonlyMap<string, string>, folder: string): void {
  const staged: { readonly from: string; readonly to: string }[] = [];
  const made: string[] = [];
  try {
    for (const name of plan.write) {
      const to = path.join(folder, name);
      const from = `${to}${stagedMark}`;
      const first = mkdirSync(path.dirname(to), { recursive: true });
      if (first !== undefined) made.push(first);
      staged.push({ from, to });
      writeFileSync(from, files.get(name) ?? "");
    }
  } catch (error) {
    for (const { from } of staged) rmSync(from, { force: true });
    for (const created of made) rmSync(created, { recursive: true, force: true });
    throw error;
  }
  // The manifest goes last: until then the old one still accounts for every old file.
  const manifestLast = (a: { to: string }, b: { to: string }) =>
    Number(a.to.endsWith(manifestName)) - Number(b.to.endsWith(manifestName));
  for (const { from, to } of [...staged].sort(manifestLast)) renameSync(from, to);
  for (const name of plan.remove) {
    rmSync(path.join(folder, name), { force: true });
    removeEmpty(path.dirname(path.join(folder, name)), folder);
  }
}

/**
 * Files that a plan would overwrite although no run of ours wrote them: not named by the manifest, and without our first line. Each
 * comes as a problem to report; the plan must not be carried out while there is one.
 */
export function foreignFiles(plan: Plan, folder: string): readonly Problem[] {
  const ours = new Set([...written(folder), manifestName]);
  return plan.write
    .filter((name) => {
      const file = path.join(folder, name);
      if (kindOf(file) === "folder") return true;
      return !ours.has(name) && read(file)?.startsWith(generatedMark) === false;
    })
    .map((name) => ({
      rule: "output",
      severity: "error",
      message: "The file is in the way: codegen did not write it and will not replace it.",
      file: path.join(folder, name),
      line: 1,
      column: 1,
      frame: "",
      remedy: "Move the file away, or choose another folder with --out DIR.",
    }));
}

function kindOf(file: string): "file" | "folder" | undefined {
  try {
    return statSync(file).isDirectory() ? "folder" : "file";
  } catch {
    return undefined;
  }
}

/** The file's text, or nothing when there is no such file. */
export function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** What the manifest of a folder names; entries that would leave the folder are not believed. */
function written(folder: string): readonly string[] {
  const manifest = read(path.join(folder, manifestName));
  if (manifest === undefined) return [];
  try {
    const { files } = JSON.parse(manifest) as { files?: unknown };
    return Array.isArray(files)
      ? files.filter((name): name is string => typeof name === "string" && isInside(name))
      : [];
  } catch {
    return [];
  }
}

function isInside(name: string): boolean {
  const normal = path.posix.normalize(name);
  return !normal.startsWith("..") && !path.isAbsolute(normal);
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
