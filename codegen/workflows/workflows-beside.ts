import path from "node:path";
import { fileProblem, type Problem } from "../errors";
import { entriesOf, withoutEnding } from "../files";
import { isDocument } from "../versions";

/** Returns where the workflows of a document are, unless the command line names another file. */
export function workflowsBeside(spec: string): string {
  return `${withoutEnding(spec)}.arazzo.yaml`;
}

/** Warns about files next to a document that are named like workflows of a document that does not exist: nothing reads them. */
export function unreadWorkflows(spec: string): readonly Problem[] {
  const folder = path.dirname(spec);
  const documents = entriesOf(folder)
    .filter((entry) => entry.isFile() && isDocument.test(entry.name))
    .map(({ name }) => name);
  return documents
    .filter((name) => /\.arazzo\.\w+$/i.test(name))
    .filter((name) => !documents.some((document) => workflowsBeside(document) === name))
    .map((name) =>
      fileProblem(path.join(folder, name), {
        rule: "arazzo",
        severity: "warning",
        message:
          "Nothing reads these workflows: the file is not named after a document, with the ending `.arazzo.yaml`.",
        remedy: `Name the file ${path.basename(workflowsBeside(spec))}, or pass it with --workflows.`,
      }),
    );
}
