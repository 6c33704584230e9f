import { isDeepStrictEqual } from "node:util";
import type { Lookup } from "../../src/view/lay-out-schema";
import { schemasToUnfold } from "../../src/view/unfold";
import type { ApiModel, NamedSchema, Operation, SchemaIndex } from "../model/types";
import { Code, propertyKey } from "./jsx";
import { operationView, schemasOf, serverView } from "./operation-view";
import { ModuleWriter } from "./print";
import type { MarkdownText } from "./prose";
import { schemaView, type SchemaView } from "./schema-view";

/** What the emitters of a run share. */
export interface EmitContext {
  readonly model: ApiModel;
  readonly schemas: SchemaIndex;
  /** Named schemas by name, for their identifiers. */
  readonly named: ReadonlyMap<string, NamedSchema>;
  /** Views of the named schemas, made on demand. */
  readonly views: Lookup<MarkdownText>;
  /** Path of the document, as shown in generated files. */
  readonly file: string;
}

export function contextOf({ file }: Pick<EmitContext, "file">, model: ApiModel): EmitContext {
  const schemas: SchemaIndex = new Map(model.schemas.map((named) => [named.name, named.schema]));
  const named = new Map(model.schemas.map((schema) => [schema.name, schema]));
  const known = new Map<string, SchemaView>();
  const views = (name: string) => {
    const schema = schemas.get(name);
    const view = known.get(name) ?? (schema && schemaView(schema));
    if (view) known.set(name, view);
    return view;
  };
  return { model, schemas, named, views, file };
}

/** Whether an operation has servers other than those of the API. */
export function hasOwnServers(operation: Operation, model: ApiModel): boolean {
  return operation.servers.length > 0 && !isDeepStrictEqual(operation.servers, model.servers);
}

/** Returns the view of an operation. */
export function viewOf(operation: Operation, { model }: EmitContext) {
  return operationView(operation, model, hasOwnServers(operation, model));
}

/** Whether the page of an operation shows the servers of the API. */
export function sharesServers(operation: Operation, model: ApiModel): boolean {
  const { kind, servers } = operation;
  return kind === "operation" && servers.length > 0 && !hasOwnServers(operation, model);
}

/** Returns the page of an operation or webhook, `api/<id>.tsx`, before formatting. */
export function operationPage(operation: Operation, context: EmitContext): string {
  const writer = new ModuleWriter();
  const isOperation = operation.kind === "operation";
  const { id, method, title, tag, moreTags, deprecated, ...parts } = viewOf(operation, context);
  const unfolding = schemasToUnfold(schemasOf({ id, method, title, ...parts }), context.views);
  // Shared, so that a change to the servers of the API does not touch every page.
  const isShared = sharesServers(operation, context.model);
  const examples = hasExamples(operation);
  const name = isOperation ? "OperationPage" : writer.component("WebhookPage");
  const page = writer.page(name, {
    id,
    method,
    [isOperation ? "path" : "name"]: operation.path,
    title,
    tag,
    moreTags,
    deprecated,
    samples: isOperation ? new Code("samples") : undefined,
    examples: examples ? new Code("examples") : undefined,
    schemas: schemasValue(unfolding, context),
    ...parts,
    servers: isShared ? new Code("servers") : parts.servers,
  });
  const fromSamples = [...(examples ? ["examples"] : []), ...(isOperation ? ["samples"] : [])];
  return writer.module(pageFunction(operation.identifier, page), {
    source: `${context.file}${operation.source}`,
    imports: [
      ...(isOperation ? ['import { OperationPage } from "../operation-page";'] : []),
      ...schemaImports(unfolding, "../schemas", context),
      ...(isShared ? ['import { servers } from "../servers";'] : []),
      ...(fromSamples.length > 0
        ? [`import { ${fromSamples.join(", ")} } from "./${operation.id}.samples";`]
        : []),
    ],
  });
}

/** Returns a page as a component without props. */
export function pageFunction(name: string, page: string): string {
  return `export default function ${name}() {\nreturn (\n${page}\n);\n}`;
}

/** Returns the servers of the API, `servers.tsx`, before formatting; `undefined` if the document has none. */
export function serversModule(context: EmitContext): string | undefined {
  const { servers } = context.model;
  if (servers.length === 0) return undefined;
  const writer = new ModuleWriter();
  const list = writer.value(servers.map(serverView));
  return writer.module(`export const servers = ${list} satisfies readonly Server[];`, {
    source: `${context.file}#/servers`,
    types: ["Server"],
  });
}

/** Whether the page shows an example of a body. */
export function hasExamples(operation: Operation): boolean {
  const content = [
    ...(operation.requestBody?.content ?? []),
    ...operation.responses.flatMap((response) => response.content),
  ];
  return content.some((media) => media.examples.length > 0);
}

/** Returns `{ … }` with the named schemas that unfold on a page, by their names in the document. */
export function schemasValue(names: readonly string[], context: EmitContext): Code | undefined {
  const members = names.flatMap((name) => {
    const identifier = context.named.get(name)?.identifier;
    return identifier === undefined
      ? []
      : [identifier === name ? name : `${propertyKey(name)}: ${identifier}`];
  });
  return members.length > 0 ? new Code(`{\n${members.join(",\n")}\n}`) : undefined;
}

/** Returns import lines for named schemas, in alphabetical order, so that a new one never moves others. */
export function schemaImports(
  names: readonly string[],
  folder: string,
  context: EmitContext,
): readonly string[] {
  const identifiers = names.flatMap((name) => context.named.get(name)?.identifier ?? []);
  return [...identifiers]
    .sort()
    .map((identifier) => `import { ${identifier} } from "${folder}/${identifier}";`);
}

/** Returns the module of a named schema, `schemas/<Identifier>.tsx`, before formatting. */
export function schemaModule(named: NamedSchema, context: EmitContext): string {
  const writer = new ModuleWriter();
  const view = writer.value({ name: named.name, ...context.views(named.name) });
  return writer.module(`export const ${named.identifier} = ${view} satisfies NamedSchema;`, {
    source: `${context.file}${named.schema.source}`,
    types: ["NamedSchema"],
  });
}
