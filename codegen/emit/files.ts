import { hash } from "../hash";
import { samplesFor } from "../samples/samples";
import { writers as ours } from "../samples/writers/all";
import { anchorList } from "./anchor-list";
import type { Keys, PartWriter } from "./keys";
import { changesModule } from "./changelog";
import { navigationModule, operationPageModule } from "./navigation";
import { operationPage, type EmitContext } from "./pages";
import { samplesModule, sharedSamples } from "./samples-module";
import { examplesInBodies, examplesOf } from "./schema-examples";
import { schemaModule } from "./schema-module";
import { sharedModule } from "./shared";
import { singlePagesOf } from "./single-pages";
import { usesOf } from "./uses";

/** A file of the output, made when its source is requested. */
export interface EmittedFile {
  /** Path in the output folder, with `/`. */
  readonly path: string;
  /** A hash of everything that the file is made from, if known beforehand: the same key means the same file. */
  readonly key?: string | undefined;
  /** Whether the text is formatted already. */
  readonly isFormatted?: boolean;
  /**
   * Returns the text of the file; `undefined` if there is no such file.
   *
   * @param part reuses a part of the file if its key is the same
   */
  readonly source: (part: PartWriter) => string | undefined;
}

/** @param key see {@link EmittedFile.key} */
function file(path: string, source: EmittedFile["source"], key?: string): EmittedFile {
  return { path, source, key };
}

/** Yields every file that needs no generated type. */
export function* pages(context: EmitContext, keys: Keys | undefined): Generator<EmittedFile> {
  const { model } = context;
  yield file("operation-page.ts", () => operationPageModule(context));
  yield file("navigation.ts", () => navigationModule(context));
  yield file("anchors.txt", (part) => anchorList(context, keys, part));
  for (const [name, { page }] of singlePagesOf(context))
    yield file(`${name}.tsx`, () => page(context));
  yield file("changes.ts", () => changesModule(context));
  yield file("shared.tsx", () => sharedModule(context.shared, context));
  for (const operation of model.operations)
    yield file(
      `api/${operation.id}.tsx`,
      () => operationPage(operation, context),
      keys?.of(operation),
    );
}

/** Yields every file whose values are checked against generated types. */
export function* sampleModules(
  context: EmitContext,
  types: ReadonlySet<string>,
  keys: Keys | undefined,
): Generator<EmittedFile> {
  const { model, languages } = context;
  const writers = { ...ours, ...languages };
  const templates = Object.entries(languages).flatMap(([key, { source }]) => [key, source]);
  const typesKey = hash([...types, ...templates].join());
  for (const operation of model.operations) {
    const samples = () =>
      operation.kind === "operation" ? samplesFor(operation, model, writers) : undefined;
    yield file(
      `api/${operation.id}.samples.ts`,
      () => samplesModule(operation, samples(), types, context),
      keys && `${keys.of(operation)} ${typesKey}`,
    );
  }
  yield file("shared.samples.ts", () => sharedSamples(types, context));
  const allUses = usesOf(model);
  const found = examplesInBodies(context);
  for (const schema of model.schemas) {
    const uses = allUses.get(schema.name);
    const examples = examplesOf(schema, found, uses, model);
    yield file(
      `schemas/${schema.identifier}.tsx`,
      () => schemaModule(schema, { examples, uses }, types, context),
      keys && `${keys.of(schema)} ${typesKey} ${hash(JSON.stringify([examples, uses]))}`,
    );
  }
}
