import { samplesFor } from "../samples/samples";
import { writers } from "../samples/writers/all";
import { anchorList } from "./anchor-list";
import { changesModule } from "./changelog";
import { navigationModule, operationPageModule } from "./navigation";
import { operationPage, type EmitContext } from "./pages";
import { samplesModule, sharedSamples } from "./samples-module";
import { examplesInBodies, examplesOf } from "./schema-examples";
import { schemaModule } from "./schema-module";
import { sharedModule } from "./shared";
import { singlePagesOf } from "./single-pages";
import { usesOf } from "./uses";

/** A file of the output, before formatting. */
export interface EmittedFile {
  /** Path in the output folder, with `/`. */
  readonly path: string;
  /** Its text; a file without one is not written. */
  readonly text: string | undefined;
  /** Whether the text is formatted already. */
  readonly isFormatted?: boolean;
}

/** Yields every file that needs no generated type. */
export function* pages(context: EmitContext): Generator<EmittedFile> {
  const { model } = context;
  yield { path: "operation-page.ts", text: operationPageModule(context) };
  yield { path: "navigation.ts", text: navigationModule(context) };
  yield { path: "anchors.txt", text: anchorList(context) };
  for (const [name, { page }] of singlePagesOf(context))
    yield { path: `${name}.tsx`, text: page(context) };
  yield { path: "changes.ts", text: changesModule(context) };
  yield { path: "shared.tsx", text: sharedModule(context.shared, context) };
  for (const operation of model.operations)
    yield { path: `api/${operation.id}.tsx`, text: operationPage(operation, context) };
}

/** Yields every file whose values are checked against generated types. */
export function* sampleModules(
  context: EmitContext,
  types: ReadonlySet<string>,
): Generator<EmittedFile> {
  const { model, languages } = context;
  for (const operation of model.operations) {
    const samples =
      operation.kind === "operation"
        ? samplesFor(operation, model, { ...writers, ...languages })
        : undefined;
    const text = samplesModule(operation, samples, types, context);
    yield { path: `api/${operation.id}.samples.ts`, text };
  }
  yield { path: "shared.samples.ts", text: sharedSamples(types, context) };
  const allUses = usesOf(model);
  const found = examplesInBodies(context);
  for (const schema of model.schemas) {
    const uses = allUses.get(schema.name);
    const examples = examplesOf(schema, found, uses, model);
    const text = schemaModule(schema, { examples, uses }, types, context);
    yield { path: `schemas/${schema.identifier}.tsx`, text };
  }
}
