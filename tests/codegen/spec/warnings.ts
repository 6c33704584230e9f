import path from "node:path";
import { load } from "../../../codegen/spec/load";
import { tempFolder, writeFiles } from "../temp-folder";

/** The beginning of a document of version 3.1. */
export const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';

const rulesOfWholes: ReadonlySet<string> = new Set([
  "no-unused-components",
  "operation-responses",
  "operation-summary",
  "server-missing",
]);

/** Problems without those that nearly every fragment of a document has. */
export function ofFragment<T extends { readonly rule: string }>(
  problems: readonly T[],
): readonly T[] {
  return problems.filter(({ rule }) => !rulesOfWholes.has(rule));
}

/** The warnings about a document, each as `line:column rule: message`; `which` leaves some out. */
export async function warningsOf(yaml: string, which = ofFragment): Promise<readonly string[]> {
  const folder = tempFolder();
  writeFiles(folder, { "openapi.yaml": yaml });
  const { warnings } = await load(path.join(folder, "openapi.yaml"));
  return which(warnings).map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`,
  );
}
