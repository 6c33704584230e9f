import path from "node:path";
import { fileProblem, type Problem, refuse } from "./errors";
import { entriesOf, withoutEnding } from "./files";

/** A released version of the document: a file in the folder next to it, named after the release date. */
export interface VersionFile {
  /** Absolute path. */
  readonly file: string;
  /** The name of the file without its extension; unique. */
  readonly id: string;
  /** The day of the release, `2026-03-01`. */
  readonly date: string;
  /** The part of the name after the day, `1.2.0` in `2026-03-01-1.2.0.yaml`. */
  readonly label: string | undefined;
}

/** The file extension of a version. */
export const isDocument = /\.(?:ya?ml|json)$/i;
/** Returns how to name a version, or its file with an extension. */
export const naming = (ending = "") =>
  `Name it after the release date: 2026-03-01${ending}, or 2026-03-01-1.2.0${ending}.`;
/** Compares names: by day, and within a day by the numbers in the rest. */
export const { compare: compareNames } = new Intl.Collator("en", { numeric: true });

/** Returns the folder with the versions of a document: `api.versions` for `api.yaml`. */
export function versionsFolder(spec: string): string {
  return `${withoutEnding(path.resolve(spec))}.versions`;
}

/** Reads the name of a version without extension; `undefined` if it does not start with a calendar day. */
export function readName(id: string): Pick<VersionFile, "date" | "label"> | undefined {
  const [, date = "", label] = /^(\d{4}-\d\d-\d\d)(?:-([\w.+-]+))?$/.exec(id) ?? [];
  const day = new Date(`${date}T00:00:00Z`);
  // February 30 is read as March 2.
  const isDay = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return isDay && date !== "" ? { date, label } : undefined;
}

/**
 * Lists the released versions of a document, oldest first; none if there is no folder. Within a day, `1.9` comes before `1.10`.
 *
 * @throws InputError for every name without a day, and for two files with the same name
 */
export function versionsBeside(spec: string): readonly VersionFile[] {
  const folder = versionsFolder(spec);
  const problems: Problem[] = [];
  const found = new Map<string, VersionFile>();
  for (const entry of entriesOf(folder)) {
    if (!entry.isFile() || !isDocument.test(entry.name)) continue;
    const id = entry.name.replace(isDocument, "");
    const file = path.join(folder, entry.name);
    const name = readName(id);
    if (!name) problems.push(problem(file, "The name has no release date.", naming(".yaml")));
    else if (found.has(id)) problems.push(problem(file, `${id} exists twice.`, "Keep one file."));
    else found.set(id, { file, id, ...name });
  }
  refuse(problems);
  return [...found.values()].sort((one, other) => compareNames(one.id, other.id));
}

/** @param file absolute path */
export function problem(file: string, message: string, remedy: string): Problem {
  const what = { rule: "version", severity: "error", message, remedy } as const;
  return fileProblem(path.relative(process.cwd(), file), what);
}
