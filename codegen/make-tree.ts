import { pagesFile } from "../src/shared/page-table";
import { load } from "./document/load";
import { slowProblems, withTimeLimit } from "./document/time-limit";
import { unclearRule } from "./document/value-words";
import { type Added, emit } from "./emit/emit";
import { typeGenerators } from "./emit/types/models";
import { vocabulary } from "./emit/vocabulary";
import { InputError, type Problem } from "./errors";
import { read } from "./files";
import { formatted } from "./format";
import { hash } from "./hash";
import type { Generated, SourceOfRun } from "./last-run";
import { normalize } from "./model/normalize";
import { outlineOf } from "./model/outline";
import { pagesOf } from "./model/pages";
import { withManifest } from "./output/reconcile";
import { earlierPages, lostRedirects, pageTable, redirectsAfter } from "./output/redirects";
import { readLanguages } from "./site-languages";

/** The tree of a document, not yet written. */
interface MadeTree extends Pick<Generated, "files" | "operations" | "warnings"> {
  /** Content hashes of all files that were read, by absolute path. */
  readonly inputs: ReadonlyMap<string, string>;
}

/** What was read beside a document, with content hashes of the files. */
export interface Beside extends Added, Pick<MadeTree, "inputs"> {
  readonly warnings?: readonly Problem[] | undefined;
}

/** The document and its model, of which what stands beside it speaks. */
export type ReadModel = Pick<Awaited<ReturnType<typeof readModel>>, "document" | "model">;

/**
 * Makes the tree of a document: load, normalize, emit, format.
 *
 * @param out absolute path of the output folder
 * @param present reads a file of the earlier tree
 * @param readBeside reads what stands beside the document; gets the former page names of operations, each with its current name
 * @param progress called with each stage as it begins
 * @throws InputError if the document, or what stands beside it, is invalid
 */
export async function makeTree(
  source: SourceOfRun,
  out: string,
  present: (name: string) => string | undefined,
  readBeside: (read: ReadModel, renamed: ReadonlyMap<string, string>) => Promise<Beside>,
  progress: (stage: string) => void,
): Promise<MadeTree> {
  const templates = new Map(source.templates.map((file) => [file, read(file) ?? ""]));
  const languages = await readLanguages(templates);
  progress("Reading the document");
  const { document, types, model, limit, warnings } = await readModel(source);
  const [earlier, pages] = [earlierPages(present), pagesOf(document, model)];
  const renamed = redirectsAfter(earlier, pages);
  const readAll = () => readBeside({ document, model }, renamed);
  const beside = await withTimeLimit(limit, readAll).catch((error: unknown) => {
    // Problems of the document are reported even if what stands beside it has errors.
    throw error instanceof InputError ? new InputError([...error.problems, ...warnings]) : error;
  });
  const emitted = emit(document, model, types, progress, { ...beside, languages });
  const contents = await formatted(emitted);
  const table = pageTable(out, earlier, pages);
  return {
    files: withManifest(new Map([...contents, [pagesFile, table]])),
    operations: model.operations.length,
    inputs: new Map([
      ...document.inputs,
      ...beside.inputs,
      ...[...templates].map(([file, text]) => [file, hash(text)] as const),
    ]),
    warnings: [...warnings, ...(beside.warnings ?? []), ...lostRedirects(out, table)],
  };
}

/** Separate, so that the positions in the document, which take more memory than it does, are freed before pages are made. */
async function readModel({ spec, root }: SourceOfRun) {
  const { document, warnings, limit, problemAt } = await load(spec, root);
  const outline = outlineOf(document, vocabulary);
  const types = typeGenerators(document, outline.operations);
  const slow = new Set(limit.slow);
  const model = await withTimeLimit(limit, async () => normalize(document, vocabulary, outline));
  const placeOf = ({ rule, file, line, column }: Problem) => [rule, file, line, column].join();
  const told = new Set(warnings.map(placeOf));
  const doubts = [...model.doubts].flatMap(([pointer, { broken, rule, unclear }]) => {
    const ofRule = problemAt(pointer, unclearRule(unclear));
    // A rule with a mistake is broken for no other reason.
    if (rule !== undefined && told.has(placeOf(ofRule))) return [];
    if (unclear !== undefined) return [ofRule];
    const message =
      rule === undefined
        ? `The example that codegen makes up from this schema does not match it: the value ${broken}.`
        : "The example that codegen makes up for a request breaks this rule.";
    const remedy = "Write an `example` that the API accepts.";
    return [problemAt(pointer, { rule: "made-up-example", severity: "warning", message, remedy })];
  });
  const all = [...warnings, ...doubts, ...slowProblems(limit, slow)];
  return { document, types, model, limit, warnings: all };
}
