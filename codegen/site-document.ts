import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { siteDir } from "../program/folders.mjs";
import { fileProblem, type Problem, UsageError } from "./errors";
import { attempt, entriesOf, read } from "./files";
import { displayName } from "./document/problems";
import { isDocument, versionsFolder } from "./versions";

/** The folder of the generated tree, relative to the site. */
export const defaultOut = "src/generated";

/** The folder of the site with templates of samples. */
export const samplesFolder = "samples";

/** Returns the templates of a site, `samples/*.hbs`, as absolute paths. */
export function templatesIn(folder: string): readonly string[] {
  return (attempt(() => entriesOf(folder)) ?? [])
    .filter(({ name }) => name.endsWith(".hbs"))
    .map(({ name }) => path.resolve(folder, name))
    .sort();
}

/**
 * Returns the OpenAPI document of the site, relative to its folder: the one that the command line names, or that the generated tree was
 * made from, or the only one in `openapi/` or in the folder itself.
 *
 * @param given what the command line names
 * @param out the folder of the generated tree
 * @throws UsageError if there is none, or more than one
 */
export function siteDocument(given: string | undefined, out: string = defaultOut): string {
  if (given !== undefined) return given;
  const [recorded] = documentsOfTree(path.resolve(out));
  if (recorded !== undefined) {
    if (existsSync(path.join(siteDir, recorded))) return recorded;
    throw new UsageError(
      `${out} was made from \`${recorded}\`, which is not there. Pass the document with --spec FILE.`,
    );
  }
  return documentOf(undefined);
}

/**
 * Returns the document that the command line names, or the only one in `openapi/` or in the folder of the site.
 *
 * @throws UsageError if there is none, or more than one
 */
export function documentOf(given: string | undefined): string {
  if (given !== undefined) return given;
  const found = documentsIn(siteDir);
  const [first] = found;
  if (first === undefined)
    throw new UsageError(
      "There is no OpenAPI document in openapi/ or in this folder. Pass it with --spec FILE.",
    );
  if (found.length > 1)
    throw new UsageError(
      `There are several OpenAPI documents: ${found.join(", ")}. Pass one with --spec FILE.`,
    );
  return first;
}

/** Returns the names of the documents that a generated tree was made from, one for each language; none if there is no tree. */
function documentsOfTree(out: string): readonly string[] {
  const navigation = read(path.join(out, "navigation.ts")) ?? "";
  return [...navigation.matchAll(/^\s*spec:\s*"([^"]+)"/gm)].map(([, name = ""]) => name);
}

/**
 * Finds the tree of another document, which it names, and versions that stayed behind when the document was moved.
 *
 * @param folder absolute path of the output
 * @param spec path of the new document
 */
export function otherTree(folder: string, spec: string): Problem | undefined {
  const file = path.resolve(spec);
  const name = displayName(file, path.dirname(file));
  const names = documentsOfTree(folder);
  const [other] = names;
  // Reading a document that does not exist says so.
  if (other === undefined || names.includes(name) || !existsSync(file)) return undefined;
  // A document that is no longer there was moved.
  if (!existsSync(other)) {
    const [from, to] = [versionsFolder(other), versionsFolder(file)];
    if (!existsSync(from) || existsSync(to)) return undefined;
    return fileProblem(displayName(from, path.dirname(from)), {
      rule: "output",
      severity: "error",
      message: `The document is \`${name}\` now, and its versions are still here. The changelog would lose them.`,
      remedy: `Move them to ${displayName(to, path.dirname(to))}, or delete them.`,
    });
  }
  return fileProblem(displayName(path.join(folder, "navigation.ts"), folder), {
    rule: "output",
    severity: "error",
    message: `The folder has the pages of \`${other}\`, and \`${name}\` would replace them.`,
    remedy: `Pass --spec ${other} to update them, --replace to replace them, or --out for another folder.`,
  });
}

/** Returns the OpenAPI and Swagger documents in `openapi/` of a folder, or else in the folder itself, relative to it. */
function documentsIn(folder: string): readonly string[] {
  for (const below of ["openapi", ""]) {
    const names = (attempt(() => entriesOf(path.join(folder, below))) ?? [])
      .filter((entry) => entry.isFile() && isDocument.test(entry.name))
      .map(({ name }) => path.posix.join(below, name))
      // In Latin-1, every file is text. Codegen says what is wrong with it.
      .filter((name) => version.test(readFileSync(path.join(folder, name), "latin1")))
      .sort();
    if (names.length > 0) return names;
  }
  return [];
}

/** The line or member of a document that states the version of OpenAPI or Swagger. */
const version = /(?:^|[{,])\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/m;
