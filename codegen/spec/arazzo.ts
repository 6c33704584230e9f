import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { createConfig, lintDocument, type NormalizedProblem } from "@redocly/openapi-core";
import { InputError, type Problem } from "../errors";
import { isRaw, items, text, type Raw } from "./document";
import { fileProblems } from "./file-problems";
import { inputErrorOf } from "./load";
import { baseOf, displayName, lintProblems, problemAt } from "./problems";
import { refusal } from "./refusal";
import { FolderResolver } from "./resolver";

/** A description of workflows whose structure is that of Arazzo 1.0. */
export interface ArazzoDocument {
  readonly root: Raw;
  /** Its path for readers. */
  readonly file: string;
  /** The hash of every file as it was read, by absolute path. */
  readonly inputs: ReadonlyMap<string, string>;
  /** A problem at a place of the file, a JSON Pointer fragment. */
  readonly problem: (
    pointer: string,
    what: Pick<Problem, "severity" | "message" | "remedy">,
  ) => Problem;
}

/** The rules of the linter for what can be told from the file alone. */
const rules = {
  struct: "error",
  "no-unresolved-refs": "error",
  "parameters-unique": "error",
  "sourceDescription-name-unique": "error",
  "stepId-unique": "error",
  "workflowId-unique": "error",
} as const;

/**
 * Reads and lints a description of workflows (Arazzo 1.0.1).
 *
 * @param file absolute path
 * @param spec absolute path of the OpenAPI document that the workflows must be of
 * @throws InputError with every problem
 */
export async function readArazzo(file: string, spec: string): Promise<ArazzoDocument> {
  if (!existsSync(file))
    throw new InputError([
      refusal(file, "There is no such file.", "Name the Arazzo document with --workflows FILE."),
    ]);
  const real = realpathSync(file);
  const resolver = new FolderResolver(path.dirname(real));
  try {
    const document = await resolver.resolveDocument<unknown>(null, real, true);
    if (document instanceof Error) throw document;
    const base = baseOf(document);
    const problem: ArazzoDocument["problem"] = (pointer, what) =>
      problemAt(document, pointer, { rule: "arazzo", ...what }, base);
    const unusable = fileProblems(document, base);
    if (unusable.length > 0) throw new InputError(unusable);
    const root = isRaw(document.parsed) ? document.parsed : {};
    if (!/^1\.0\.\d+$/.test(text(root["arazzo"]) ?? "")) {
      const message = "The file is not an Arazzo 1.0 document.";
      const remedy = 'Start it with `arazzo: "1.0.1"`.';
      throw new InputError([refusal(file, message, remedy)]);
    }
    const config = await createConfig({ rules });
    const found = await lintDocument({ document, config, externalRefResolver: resolver });
    const remedy = "See the Arazzo Specification, https://spec.openapis.org/arazzo/v1.0.1.html.";
    const problems = [
      ...resolver.problems,
      ...lintProblems(
        withoutAbsences(found).map((one) => ({ ...one, remedy })),
        document,
      ),
      ...foreignSources(root, path.dirname(real), spec).map((pointer) => {
        const name = path.relative(path.dirname(real), realpathSync(spec));
        return problem(pointer, {
          severity: "error",
          message: "The source is not the OpenAPI document that codegen reads.",
          remedy: `Keep one source, with \`type: openapi\` and \`url: ${name.split(path.sep).join("/")}\`.`,
        });
      }),
    ];
    if (problems.length > 0) throw new InputError(problems);
    return { root, file: displayName(file, path.dirname(file)), inputs: resolver.hashes, problem };
  } catch (error) {
    throw inputErrorOf(error, file, resolver);
  }
}

/** What the linter found, without the absence of fields that are there under a misspelled name. */
function withoutAbsences(found: readonly NormalizedProblem[]): readonly NormalizedProblem[] {
  const slips = found.flatMap(({ suggest, location: [place] }) =>
    suggest.map((name) => `${place?.pointer?.replace(/\/[^/]*$/, "")} ${name}`),
  );
  return found.filter(({ message, location: [place] }) => {
    const [, absent] = /^The field `(.*)` must be present/.exec(message) ?? [];
    return absent === undefined || !slips.includes(`${place?.pointer} ${absent}`);
  });
}

/** Workflows are of one document, the one that codegen reads: the pointers of sources that name another. */
function foreignSources(root: Raw, folder: string, spec: string): readonly string[] {
  const isOwn = (value: unknown) =>
    isRaw(value) &&
    value["type"] !== "arazzo" &&
    typeof value["url"] === "string" &&
    path.resolve(folder, value["url"]) === realpathSync(spec);
  return items(root["sourceDescriptions"], "#/sourceDescriptions").flatMap(({ value, pointer }) =>
    isOwn(value) ? [] : `${pointer}/url`,
  );
}
