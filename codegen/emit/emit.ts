import type { SchemaIndex } from "../model/examples";
import type { ApiModel } from "../model/types";
import { samplesFor } from "../samples/samples";
import type { SpecDocument } from "../spec/document";
import { anchorList } from "./anchors";
import { errorsPage } from "./errors";
import { commentText } from "./jsx";
import { exportedTypes, modelFiles, schemaFile } from "./models";
import { navigationModule, operationPageModule } from "./navigation";
import { overviewPage } from "./overview";
import { operationPage, schemaModule, serversModule, type EmitContext } from "./pages";
import { samplesModule } from "./samples-module";
import { examplesInBodies, examplesOf } from "./schema-examples";
import { schemaPage, schemaSamples } from "./schema-page";
import { usesOf } from "./uses";

/**
 * Every generated file by its path below the output folder, before formatting. A pure function of the document.
 *
 * @param progress told of each stage as it begins
 */
export async function emit(
  document: SpecDocument,
  model: ApiModel,
  progress: (stage: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const schemas: SchemaIndex = new Map(model.schemas.map((named) => [named.name, named.schema]));
  const named = new Map(model.schemas.map((schema) => [schema.name, schema]));
  const context: EmitContext = { model, schemas, named, file: document.file };

  progress("Writing models");
  const header = `// Generated from ${commentText(document.file)}. Run \`npm run codegen\`; do not edit.\n`;
  const models = await modelFiles(document, model);
  const files = new Map([...models].map(([file, source]) => [file, header + source]));
  files.set("schema.d.ts", header + (await schemaFile(document)));
  const types = exportedTypes(models.get("models/types.gen.ts") ?? "");

  progress("Writing pages");
  files.set("operation-page.ts", operationPageModule(context));
  const errors = errorsPage(context);
  files.set("navigation.ts", navigationModule(context, errors !== undefined));
  files.set("anchors.txt", anchorList(context));
  files.set("overview.tsx", overviewPage(context));
  if (errors !== undefined) files.set("errors.tsx", errors);
  const servers = serversModule(context);
  if (servers !== undefined) files.set("servers.tsx", servers);
  for (const operation of model.operations) {
    files.set(`api/${operation.id}.tsx`, operationPage(operation, context));
    const samples = operation.kind === "operation" ? samplesFor(operation, model) : undefined;
    const module = samplesModule(operation, samples, types, context);
    if (module !== undefined) files.set(`api/${operation.id}.samples.ts`, module);
  }
  const uses = usesOf(model);
  const parts = examplesInBodies(model, schemas);
  for (const schema of model.schemas) {
    const file = `schemas/${schema.identifier}`;
    const used = uses.get(schema.name);
    files.set(`${file}.tsx`, schemaModule(schema, context));
    const examples = examplesOf(schema, parts, used, schemas);
    files.set(`${file}.page.tsx`, schemaPage(schema, examples, used, context));
    const samples = schemaSamples(schema, examples, types, context);
    if (samples !== undefined) files.set(`${file}.samples.ts`, samples);
  }
  return files;
}
