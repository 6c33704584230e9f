import type { SchemaIndex } from "../model/examples";
import type { ApiModel, NamedSchema, Operation } from "../model/types";
import { samplesFor, type OperationSamples } from "../samples/samples";
import type { SpecDocument } from "../spec/document";
import { anchorList } from "./anchors";
import { errorsPage } from "./errors";
import { commentText } from "./jsx";
import { exportedTypes } from "./exported-types";
import { startGenerators } from "./models";
import { navigationModule, operationPageModule } from "./navigation";
import { overviewPage } from "./overview";
import { operationPage, schemaModule, serversModule, type EmitContext } from "./pages";
import { samplesModule } from "./samples-module";
import { examplesInBodies, examplesOf, type SchemaExample } from "./schema-examples";
import { schemaPage, schemaSamples } from "./schema-page";
import { usesOf, type Uses } from "./uses";

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
  const context: EmitContext = {
    model,
    schemas,
    named,
    file: document.file,
    reach: document.reach,
  };

  const stop = new AbortController();
  const generated = startGenerators(document, model, stop.signal);
  const types = Promise.all([generated.models, generated.paths]);
  // A page may fail first; its error is the one to tell.
  types.catch(() => undefined);
  try {
    progress("Writing pages");
    const extras = extrasOf(context);
    const pages = pagesOf(context, extras);
    progress("Writing models");
    const [models, paths] = await types;
    const header = `// Generated from ${commentText(document.file)}. Run \`npm run codegen\`; do not edit.\n`;
    return new Map([
      ["models/types.gen.ts", header + models],
      ["models/index.ts", `${header}export type * from "./types.gen";\n`],
      ["schema.d.ts", header + paths],
      ...pages,
      ...sampleModules(context, extras, exportedTypes(models)),
    ]);
  } finally {
    stop.abort();
  }
}

/** One generated file: its path below the output folder, and its text. */
type File = readonly [path: string, source: string];

/** Every file that does not name a generated type. */
function pagesOf(context: EmitContext, extras: Extras): readonly File[] {
  const { model } = context;
  const errors = errorsPage(context);
  const servers = serversModule(context);
  return [
    ["operation-page.ts", operationPageModule(context)],
    ["navigation.ts", navigationModule(context, errors !== undefined)],
    ["anchors.txt", anchorList(context)],
    ["overview.tsx", overviewPage(context)],
    ...file("errors.tsx", errors),
    ...file("servers.tsx", servers),
    ...model.operations.flatMap((operation) =>
      file(`api/${operation.id}.tsx`, operationPage(operation, context)),
    ),
    ...extras.schemas.flatMap(({ schema, examples, used }) => [
      ...file(`schemas/${schema.identifier}.tsx`, schemaModule(schema, context)),
      ...file(`schemas/${schema.identifier}.page.tsx`, schemaPage(schema, examples, used, context)),
    ]),
  ];
}

/** Every file whose values are checked against a generated type. */
function sampleModules(
  context: EmitContext,
  { operations, schemas }: Extras,
  types: ReadonlySet<string>,
): readonly File[] {
  return [
    ...operations.flatMap(({ operation, samples }) =>
      file(`api/${operation.id}.samples.ts`, samplesModule(operation, samples, types, context)),
    ),
    ...schemas.flatMap(({ schema, examples }) =>
      file(
        `schemas/${schema.identifier}.samples.ts`,
        schemaSamples(schema, examples, types, context),
      ),
    ),
  ];
}

function file(path: string, source: string | undefined): readonly File[] {
  return source === undefined ? [] : [[path, source]];
}

/** What the files of an operation or of a schema share. */
interface Extras {
  readonly operations: readonly {
    readonly operation: Operation;
    readonly samples: OperationSamples | undefined;
  }[];
  readonly schemas: readonly {
    readonly schema: NamedSchema;
    readonly examples: readonly SchemaExample[];
    readonly used: Uses | undefined;
  }[];
}

function extrasOf({ model, schemas }: EmitContext): Extras {
  const uses = usesOf(model);
  const parts = examplesInBodies(model, schemas);
  return {
    operations: model.operations.map((operation) => ({
      operation,
      samples: operation.kind === "operation" ? samplesFor(operation, model) : undefined,
    })),
    schemas: model.schemas.map((schema) => {
      const used = uses.get(schema.name);
      return { schema, examples: examplesOf(schema, parts, used, schemas), used };
    }),
  };
}
