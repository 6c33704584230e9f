import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { ResolveError, YamlParseError } from "@redocly/openapi-core";
import { mayHide } from "../../src/shared/hiding-extensions";
import { InputError, refuse, UsageError, type Problem } from "../errors";
import { entriesOf, kindOf, read } from "../files";
import { isDocument } from "../versions";
import { bundled } from "./bundle";
import { type Raw, SpecDocument } from "./document";
import { excessProblems } from "./file-problems";
import { resolveIdentifiers } from "./identifiers";
import { withoutInternalParts } from "./internal";
import { lint, lintConverted } from "../lint/lint";
import { authorsPointer, inOneDialect } from "./one-dialect";
import { displayName, problemAt, type ProblemText } from "./problems";
import { FileRefusal } from "./read-file";
import { refusal, refusalOf } from "./refusal";
import { FolderResolver, isBelow } from "./resolver";
import type { TimeLimit } from "./time-limit";
import { yamlProblem } from "./yaml-syntax";

/** The result of a run: the document, and warnings. */
export interface Loaded {
  readonly document: SpecDocument;
  readonly warnings: readonly Problem[];
  /** For work with the document that checks values. */
  readonly limit: TimeLimit;
  /** Returns a problem at a place in the document; if that place is in another file, at the reference to it. */
  readonly problemAt: (pointer: string, what: ProblemText) => Problem;
}

/** Says which document to pass instead of one that does not exist. @param file its absolute path */
export function remedyForMissing(file: string): string {
  const named = (target: string) => {
    const near = path.relative("", target);
    return near.startsWith("..") ? target : near;
  };
  // npm runs scripts in the folder of the project, and keeps the one where it was called.
  const meant = path.resolve(process.env["INIT_CWD"] ?? "", path.relative("", file));
  if (existsSync(meant))
    return `npm runs in the folder of the project: pass --spec ${named(meant)}.`;
  const [only, ...others] = entriesOf(path.dirname(file)).filter(
    ({ name }) => isDocument.test(name) && !name.includes(".arazzo."),
  );
  const beside = path.join(path.dirname(file), only?.name ?? "");
  const isLikely =
    others.length === 0 && /^[\s{]*["']?(openapi|swagger)["']?\s*:/m.test(read(beside) ?? "");
  return `Pass the OpenAPI document with --spec ${isLikely ? named(beside) : "FILE"}.`;
}

/**
 * Reads, lints and bundles an OpenAPI document.
 *
 * @param file path of the document, absolute or relative to the working folder
 * @param root folder that must contain the files that the document refers to; by default the folder of the document
 * @throws InputError with all errors, followed by the warnings, if there is an error
 * @throws UsageError if the document is not below `root`
 */
export async function load(file: string, root?: string): Promise<Loaded> {
  const absolute = path.resolve(file);
  if (!existsSync(absolute)) {
    throw new InputError([refusal(absolute, "There is no such file.", remedyForMissing(absolute))]);
  }
  const real = realpathSync(absolute);
  if (path.sep === "/" && real.includes("\\"))
    throw new InputError([
      refusal(
        absolute,
        "The path has a backslash, which the linter reads as a slash.",
        "Rename it.",
      ),
    ]);
  const base = path.dirname(real);
  const folder = root === undefined ? base : rootFolder(root, real);
  const resolver = new FolderResolver(folder, base);
  try {
    const given = await resolver.resolveDocument<unknown>(null, real, true);
    if (given instanceof Error) throw given;
    refuse([refusalOf(absolute, given)]);
    refuse(resolver.check(given));
    const unclear = await resolveIdentifiers(given, resolver);
    if (unclear.some(({ severity }) => severity === "error")) throw new InputError(unclear);

    const doubts = await lint(given, resolver);
    const whole = await bundled(given, resolver);
    // Bundling adds nothing to a document in one file.
    if (resolver.hashes.size > 1) refuse(excessProblems(whole, base));
    const name = displayName(absolute, path.dirname(absolute));
    const [shown, notes] = withoutInternalParts(whole.parsed as Raw, given);
    const [openapi, more] =
      shown["swagger"] === undefined
        ? [shown, []]
        : // The converter is slow to load, and few documents need it.
          await import("./swagger").then(({ convertSwagger }) =>
            convertSwagger({ ...whole, parsed: shown }, (converted, placeOf) =>
              lintConverted(converted, resolver, placeOf),
            ),
          );
    // The build publishes the author's own file, unless parts are left out or it contains such a word.
    const isSame = shown === whole.parsed && !mayHide(given.source.body);
    const isWhole = resolver.hashes.size === 1 && isSame;
    const published = isWhole ? undefined : shown;
    const document = new SpecDocument(inOneDialect(openapi), name, resolver.hashes, published);
    return {
      document,
      limit: resolver.limit,
      warnings: [...notes, ...more, ...unclear, ...doubts],
      problemAt: (pointer, what) =>
        problemAt(given, authorsPointer(pointer, given.parsed), what, base),
    };
  } catch (error) {
    throw inputErrorOf(error, absolute);
  }
}

/** Returns what the reader or the linter threw, as a problem for the author if it is one. */
export function inputErrorOf(error: unknown, file: string): unknown {
  if (error instanceof YamlParseError)
    return new InputError([yamlProblem(error, path.dirname(realpathSync(file)))]);
  if (error instanceof RangeError && error.message.includes("call stack")) {
    const message =
      "The chain of references between schemas is longer than the linter can follow (about 400).";
    const remedy = "Break the chain: let fewer schemas refer to one another in a row.";
    return new InputError([refusal(file, message, remedy)]);
  }
  if (error instanceof ResolveError && error.originalError instanceof FileRefusal) {
    const { message, remedy, line } = error.originalError;
    return new InputError([refusal(file, message, remedy, line)]);
  }
  return error;
}

/** Returns the folder that must contain a document and all its files. */
function rootFolder(root: string, real: string): string {
  const folder = path.resolve(root);
  if (kindOf(folder) !== "folder") throw new UsageError(`--root is not a folder: ${root}`);
  const found = realpathSync(folder);
  if (!isBelow(found, real)) throw new UsageError(`The document is not below --root ${root}.`);
  return found;
}
