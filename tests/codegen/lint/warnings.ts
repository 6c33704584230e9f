import path from "node:path";
import { InputError, type Problem } from "../../../codegen/errors";
import { load } from "../../../codegen/document/load";
import { tempFolder } from "../temp-folder";

/** The beginning of a document of version 3.1. */
export const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';

const rulesOfWholes: ReadonlySet<string> = new Set([
  "no-unused-components",
  "operation-responses",
  "operation-summary",
  "server-missing",
]);

/** Whether nearly every fragment of a document breaks a rule. */
export function isOfWhole(rule: string): boolean {
  return rulesOfWholes.has(rule);
}

/** Returns the problems without those that nearly every fragment of a document has. */
export function ofFragment<T extends { readonly rule: string }>(
  problems: readonly T[],
): readonly T[] {
  return problems.filter(({ rule }) => !rulesOfWholes.has(rule));
}

/** Returns all problems of a document, whether it can be read or not. */
export async function problemsOf(yaml: string): Promise<readonly Problem[]> {
  const folder = tempFolder({ "openapi.yaml": yaml });
  return load(path.join(folder, "openapi.yaml")).then(
    ({ warnings }) => warnings,
    (error: unknown) => {
      if (error instanceof InputError) return error.problems;
      throw error;
    },
  );
}

/** Returns the warnings about a document, each as `line:column rule: message`; `which` filters them. */
export async function warningsOf(yaml: string, which = ofFragment): Promise<readonly string[]> {
  const folder = tempFolder({ "openapi.yaml": yaml });
  const { warnings } = await load(path.join(folder, "openapi.yaml"));
  return which(warnings).map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`,
  );
}
