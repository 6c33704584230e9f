import { callOf } from "../../program/folders.mjs";
import type { History } from "../model/history";
import type { ApiModel } from "../model/types";
import type { SpecDocument } from "../document/document";
import type { SiteLanguages } from "../samples/site-writer";
import { pages, sampleModules, type EmittedFile } from "./files";
import { commentText, jsonFile } from "./jsx";
import { contextOf, type EmitContext } from "./pages";
import type { TypeGenerators } from "./types/models";

/** What stands beside a document, and adds to its tree. */
export interface Added {
  /** The versions of the document. */
  readonly history?: History | undefined;
  /** Returns further modules, such as those of workflows. */
  readonly modules?: ((context: EmitContext) => readonly EmittedFile[]) | undefined;
  /** The languages of samples that the site adds. */
  readonly languages?: SiteLanguages;
}

/**
 * Yields every file of the output, those that need no generated type first.
 *
 * @param progress called with the name of each stage as it begins
 * @param added what stands beside the document
 */
export async function* emit(
  document: SpecDocument,
  model: ApiModel,
  types: TypeGenerators,
  progress: (stage: string) => void,
  { history, modules, languages }: Added = {},
): AsyncGenerator<EmittedFile> {
  const context = contextOf(document, model, history, languages);
  progress("Writing pages");
  yield* pages(context);
  const { published } = document;
  if (published) yield { path: "openapi.json", text: jsonFile(published), isFormatted: true };
  yield* modules?.(context) ?? [];
  progress("Writing models");
  const header = `// Generated from ${commentText(document.file)}. Run \`${callOf("codegen")}\`; do not edit.\n`;
  const index = `${header}export type * from "./types.gen";\n`;
  const models = await types.models();
  yield { path: "models/types.gen.ts", text: header + models, isFormatted: true };
  yield { path: "models/index.ts", text: index };
  const names = [...models.matchAll(/^export type (\w+)/gm)].map(([, name = ""]) => name);
  yield* sampleModules(context, new Set(names));
  const paths = await types.paths();
  yield { path: "schema.d.ts", text: header + paths, isFormatted: true };
}
