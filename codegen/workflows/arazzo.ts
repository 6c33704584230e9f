import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { type Arazzo1Rule, createConfig, lintDocument, type Plugin } from "@redocly/openapi-core";
import { InputError, refuse, type Problem } from "../errors";
import { exclusiveFields } from "../lint/checks/exclusive-fields";
import { uniqueNames } from "../lint/checks/names";
import { struct } from "../lint/checks/struct";
import { lintProblems } from "../lint/lint";
import { asRaw, isRaw, items, text, type Raw } from "../document/document";
import { inputErrorOf } from "../document/load";
import { baseOf, displayName, problemAt } from "../document/problems";
import { refusal } from "../document/refusal";
import { FolderResolver } from "../document/resolver";

/** An Arazzo 1.0 document whose structure is valid. */
export interface ArazzoDocument {
  readonly root: Raw;
  /** The path shown to readers. */
  readonly file: string;
  /** The hash of every file when it was read, by absolute path. */
  readonly inputs: ReadonlyMap<string, string>;
  /** Returns a problem at a place of the file, a JSON Pointer fragment. */
  readonly problem: (
    pointer: string,
    what: Pick<Problem, "severity" | "message" | "remedy">,
  ) => Problem;
}

/** A linter rule that needs only the file itself, with what the author should do. */
const remedies: Readonly<Record<string, string>> = {
  "no-unresolved-refs": "Correct the reference, or add what it names.",
};

/** Our own rules. */
const rules = Object.fromEntries(
  [struct, exclusiveFields, uniqueNames].map(({ id, check }) => [
    `codegen/${id}`,
    check as Arazzo1Rule,
  ]),
);

/** Our rules, and the type corrections that they need. */
const plugin: Plugin = {
  id: "codegen",
  rules: { arazzo1: rules },
  typeExtension: {
    // The linter treats an action without name or type as a reference, and a source of an unknown type as one of workflows.
    arazzo1: (types) => ({
      ...types,
      Step: {
        ...types["Step"],
        requiredOneOf: ["operationId", "operationPath", "workflowId"],
        properties: types["Step"]?.properties ?? {},
      },
      SourceDescriptions: listOf((value) =>
        value["type"] === "arazzo" ? "ArazzoSourceDescription" : "OpenAPISourceDescription",
      ),
      OnSuccessActionList: listOf((value) => actionOf("Success", value)),
      OnFailureActionList: listOf((value) => actionOf("Failure", value)),
    }),
  },
};

function listOf(typeOf: (value: Raw) => string) {
  return { properties: {}, items: (value: unknown) => typeOf(asRaw(value)) };
}

function actionOf(outcome: string, value: Raw): string {
  return "reference" in value ? "ReusableObject" : `${outcome}ActionObject`;
}

/**
 * Reads and lints an Arazzo document (1.0.1).
 *
 * @param file absolute path
 * @param spec absolute path of the OpenAPI document that the workflows must belong to
 * @throws InputError with every problem
 */
export async function readArazzo(file: string, spec: string): Promise<ArazzoDocument> {
  if (!existsSync(file))
    throw new InputError([
      refusal(file, "There is no such file.", "Pass the Arazzo document with --workflows FILE."),
    ]);
  const real = realpathSync(file);
  const resolver = new FolderResolver(path.dirname(real));
  try {
    const document = await resolver.resolveDocument<unknown>(null, real, true);
    if (document instanceof Error) throw document;
    const base = baseOf(document);
    const problem: ArazzoDocument["problem"] = (pointer, what) =>
      problemAt(document, pointer, { rule: "arazzo", ...what }, base);
    refuse(resolver.check(document));
    const root = asRaw(document.parsed);
    if (!/^1\.0\.\d+$/.test(text(root["arazzo"]) ?? "")) {
      const message = "The file is not an Arazzo 1.0 document.";
      const remedy = 'Start it with `arazzo: "1.0.1"`.';
      throw new InputError([refusal(file, message, remedy)]);
    }
    const names = [...Object.keys(rules), ...Object.keys(remedies)];
    const settings = Object.fromEntries(names.map((name) => [name, "error" as const]));
    const config = await createConfig({ rules: settings }, { plugins: [plugin] });
    const found = await lintDocument({ document, config, externalRefResolver: resolver });
    const problems = [
      ...resolver.problems,
      ...lintProblems(
        found.map((one) => ({ remedy: remedies[one.ruleId], ...one })),
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
    refuse(problems);
    return { root, file: displayName(file, path.dirname(file)), inputs: resolver.hashes, problem };
  } catch (error) {
    throw inputErrorOf(error, file);
  }
}

/** Returns the pointers of sources other than the document that codegen reads: workflows can use only that. */
function foreignSources(root: Raw, folder: string, spec: string): readonly string[] {
  const isOwn = (value: unknown) =>
    isRaw(value) &&
    value["type"] !== "arazzo" &&
    // Another rule reports a source without an address.
    (typeof value["url"] !== "string" || path.resolve(folder, value["url"]) === realpathSync(spec));
  return items(root["sourceDescriptions"], "#/sourceDescriptions").flatMap(({ value, pointer }) =>
    isOwn(value) ? [] : `${pointer}/url`,
  );
}
