import path from "node:path";
import { load } from "../../../codegen/spec/load";
import { tempFolder, writeFiles } from "../temp-folder";

/** The beginning of a document of version 3.1. */
export const head = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';

/** The warnings about a document, each as `line:column rule: message`. */
export async function warningsOf(yaml: string): Promise<readonly string[]> {
  const folder = tempFolder();
  writeFiles(folder, { "openapi.yaml": yaml });
  const { warnings } = await load(path.join(folder, "openapi.yaml"));
  return warnings.map(({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`);
}
