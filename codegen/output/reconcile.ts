import path from "node:path";
import { engineVersion } from "../../program/folders.mjs";
import { pagesFile } from "../../src/shared/page-table";
import { fileProblem, type Problem } from "../errors";
import { entriesOf, kindOf, read, realPathOf } from "../files";

/** Suffix of a file that is not in place yet. */
export const stagedMark = ".codegen-new";

/** Lists the files while they are being put in place. */
export const journalName = ".codegen-journal";

/** The differences between the files that should exist and those that do. Paths are relative, with `/`. */
export interface WritePlan {
  readonly write: readonly string[];
  readonly keep: readonly string[];
  /** Written by an earlier run, but not by this one. */
  readonly remove: readonly string[];
}

/** The list of files that a run wrote. */
const manifestName = "manifest.json";

/** The beginning of every generated module. */
const generatedMark = "// Generated from ";

/** Adds the manifest: the list of files that a run wrote, which are exactly those that a later run may remove. */
export function withManifest(files: OutputFiles): OutputFiles {
  const names = [...files.keys(), manifestName].sort();
  const manifest = { engine: engineVersion(), files: names };
  return new Map([...files, [manifestName, `${JSON.stringify(manifest, null, 2)}\n`]]);
}

/** Returns the version of the engine that wrote the files of a folder, if that was another one. */
export function otherEngine(folder: string): string | undefined {
  const [, version] =
    /^ {2}"engine": "([^"]+)"/m.exec(read(path.join(folder, manifestName)) ?? "") ?? [];
  return version === engineVersion() ? undefined : version;
}

/** The content of every file of an output, by relative path. */
export type OutputFiles = ReadonlyMap<string, string>;

/**
 * Compares wanted files with a folder.
 *
 * @param folder absolute path; need not exist
 * @param present reads a file of the folder by its relative path
 */
export function planFor(
  files: OutputFiles,
  folder: string,
  present = (name: string) => read(path.join(folder, name)),
): WritePlan {
  const write: string[] = [];
  const keep: string[] = [];
  for (const [name, content] of files) {
    (present(name) === content ? keep : write).push(name);
  }
  const gone = written(folder).filter(
    (name) => !files.has(name) && kindOf(path.join(folder, name)) === "file",
  );
  const remove = [...new Set([...gone, ...staleFiles(new Set(files.keys()), folder)])];
  return { write, keep, remove };
}

/**
 * Finds files of our runs that no manifest lists: files staged by a run that was killed, and generated modules of another branch. They are
 * in the folders of the wanted files, and recognized by their name or first line.
 *
 * @param wanted relative paths of the files that belong there
 */
export function staleFiles(wanted: ReadonlySet<string>, folder: string): readonly string[] {
  const folders = new Set([...wanted].map((name) => path.posix.dirname(name)));
  return [...folders].flatMap((inside) =>
    entriesOf(path.join(folder, inside))
      .filter((entry) => entry.isFile())
      .map(({ name }) => path.posix.join(inside, name))
      .filter((name) => !wanted.has(name))
      .filter((name) => name.endsWith(stagedMark) || isGenerated(path.join(folder, name))),
  );
}

function isGenerated(file: string): boolean {
  return read(file)?.startsWith(generatedMark) === true;
}

/**
 * Warns of files in an output folder that are not ours, even if they are not in the way: the folder should only contain the output. Hidden
 * files are ignored.
 */
export function unmanagedFiles(
  { write, keep, remove }: WritePlan,
  folder: string,
): readonly Problem[] {
  const ours = new Set([...write, ...keep, ...remove]);
  return allFilesIn(folder, "")
    .filter((name) => !ours.has(name))
    .map((name) =>
      fileProblem(path.join(folder, name), {
        rule: "output-file",
        severity: "warning",
        message: "Codegen did not write this file, so it keeps it.",
        remedy: "Move it elsewhere: the folder is for generated files only.",
      }),
    );
}

function allFilesIn(folder: string, inside: string): readonly string[] {
  return entriesOf(path.join(folder, inside))
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => {
      const name = path.posix.join(inside, entry.name);
      return entry.isDirectory() ? allFilesIn(folder, name) : [name];
    });
}

/**
 * Finds files that a plan would overwrite although no run of ours wrote them: the manifest does not name them, and they lack our first
 * line. Each is returned as a problem; the plan must not be carried out if there are any.
 */
export function conflictingFiles(plan: WritePlan, folder: string): readonly Problem[] {
  const ours = new Set([...written(folder), manifestName, pagesFile]);
  return plan.write
    .filter((name) => {
      const file = path.join(folder, name);
      if (kindOf(file) === "folder") return true;
      return !ours.has(name) && kindOf(file) === "file" && !isGenerated(file);
    })
    .map((name) =>
      fileProblem(path.join(folder, name), {
        rule: "output",
        severity: "error",
        message: "The file is in the way: codegen did not write it and will not replace it.",
        remedy: "Move the file elsewhere, or choose another folder with --out DIR.",
      }),
    );
}

/** Finds links in an output folder that lead out of it: what a plan changes there would be in another folder. */
export function linksOut({ write, remove }: WritePlan, folder: string): readonly Problem[] {
  const inside = new Set([...write, ...remove].map((name) => path.dirname(name)));
  const real = realPathOf(folder) ?? folder;
  return [...inside]
    .map((name) => [path.join(folder, name), path.join(real, name)] as const)
    .filter(([given, meant]) => (realPathOf(given) ?? meant) !== meant)
    .map(([given]) =>
      fileProblem(given, {
        rule: "output",
        severity: "error",
        message: "This is a link: codegen writes only into its own folder.",
        remedy: "Replace the link with a folder, or choose another output with --out DIR.",
      }),
    );
}

/**
 * Finds a file where the output folder, or a folder above it, should be.
 *
 * @param folder absolute path of the output
 */
export function fileInTheWay(folder: string): Problem | undefined {
  let place = folder;
  while (kindOf(place) === undefined && path.dirname(place) !== place) place = path.dirname(place);
  if (kindOf(place) !== "file") return undefined;
  return fileProblem(place, {
    rule: "output",
    severity: "error",
    message: "This is a file: the output needs a folder here.",
    remedy: "Choose a folder with --out DIR; it need not exist yet.",
  });
}

/**
 * Finds a folder with files, but none of ours at its top level: most likely `--out` names the wrong folder. Hidden files are ignored.
 *
 * @param folder absolute path of the output
 */
export function foreignFolder(folder: string): Problem | undefined {
  const all = entriesOf(folder);
  // A first run that was killed may have left nothing else but its journal, in place or not.
  if (all.some(({ name }) => name === manifestName || name.startsWith(journalName)))
    return undefined;
  const entries = all.filter(({ name }) => !name.startsWith("."));
  const isOurs = entries.some(({ name }) => isGenerated(path.join(folder, name)));
  if (isOurs || entries.length === 0) return undefined;
  return fileProblem(folder, {
    rule: "output",
    severity: "error",
    message: "The folder contains files, but none that codegen wrote.",
    remedy: "Choose a new or empty folder with --out DIR.",
  });
}

/**
 * Returns the files that the manifest of a folder names, line by line: if git left a conflict in it, both sides. Entries outside the folder
 * are ignored.
 */
function written(folder: string): readonly string[] {
  const manifest = read(path.join(folder, manifestName)) ?? "";
  const lines = manifest.matchAll(/^\s+("(?:[^"\\]|\\.)*"),?$/gm);
  return namesIn([...lines].map(([, name = ""]) => JSON.parse(name) as unknown));
}

/** Returns the relative paths in a list that stay inside their folder. */
export function namesIn(list: unknown): readonly string[] {
  return Array.isArray(list)
    ? list.filter((name): name is string => typeof name === "string" && isInside(name))
    : [];
}

function isInside(name: string): boolean {
  const normal = path.posix.normalize(name);
  return !normal.startsWith("..") && !path.isAbsolute(normal);
}
