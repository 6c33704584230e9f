import { callOf } from "../../program/folders.mjs";
import type { History } from "../model/history";
import type { ApiModel } from "../model/types";
import type { Workflow } from "../workflows/workflows";
import type { SpecDocument } from "../document/document";
import type { SiteLanguages } from "../samples/site-writer";
import { pages, sampleModules, type EmittedFile } from "./files";
import { commentText, jsonFile } from "./jsx";
import { contextOf } from "./pages";
import { exportedTypes } from "./types/exported-types";
import type { TypeGenerators } from "./types/models";
import { workflowModule, workflowSamples } from "./workflow-module";

/**
 * Yields every file of the output, those that need no generated type first.
 *
 * @param progress called with the name of each stage as it begins
 * @param workflows the workflows of the API, and the path of their Arazzo document
 * @param history the versions of the document, if it has any
 * @param languages the languages of samples that the site adds
 */
export async function* emit(
  document: SpecDocument,
  model: ApiModel,
  types: TypeGenerators,
  progress: (stage: string) => void,
  workflows?: { readonly file: string; readonly list: readonly Workflow[] },
  history?: History,
  languages: SiteLanguages = {},
): AsyncGenerator<EmittedFile> {
  const context = contextOf(document, model, history, languages);
  progress("Writing pages");
  yield* pages(context);
  const { published } = document;
  if (published) yield { path: "openapi.json", text: jsonFile(published), isFormatted: true };
  for (const workflow of workflows?.list ?? []) {
    const { file = "" } = workflows ?? {};
    const name = `workflows/${workflow.id}`;
    yield { path: `${name}.ts`, text: workflowModule(workflow, file) };
    yield { path: `${name}.samples.ts`, text: workflowSamples(workflow, file, context) };
  }
  progress("Writing models");
  const header = `// Generated from ${commentText(document.file)}. Run \`${callOf("codegen")}\`; do not edit.\n`;
  const index = `${header}export type * from "./types.gen";\n`;
  const models = await types.models();
  yield { path: "models/types.gen.ts", text: header + models, isFormatted: true };
  yield { path: "models/index.ts", text: index };
  yield* sampleModules(context, exportedTypes(models));
  const paths = await types.paths();
  yield { path: "schema.d.ts", text: header + paths, isFormatted: true };
}
