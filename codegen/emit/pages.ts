import { isDeepStrictEqual } from "node:util";
import type { ApiModel, NamedSchema, Operation, SecurityRequirement } from "../model/types";
import type { SchemaIndex } from "../model/examples";
import { expansionOf } from "./expansion";
import { externalDocsView } from "./external-docs-view";
import { Code, propertyKey, type Attribute } from "./jsx";
import { callbackView, payloadView, schemasOf, serverView } from "./operation-view";
import { renderModule } from "./render";
import { schemaView } from "./schema-view";

/** What emitters of one run share. */
export interface EmitContext {
  readonly model: ApiModel;
  readonly schemas: SchemaIndex;
  /** Named schemas by name, for their identifiers. */
  readonly named: ReadonlyMap<string, NamedSchema>;
  /** The document as generated files name it. */
  readonly file: string;
}

/** Whether an operation has other servers than the whole API. */
export function hasOwnServers(operation: Operation, model: ApiModel): boolean {
  return operation.servers.length > 0 && !isDeepStrictEqual(operation.servers, model.servers);
}

/** The page of one operation or webhook, `api/<id>.tsx`, before formatting. */
export function operationPage(operation: Operation, context: EmitContext): string {
  const expanded = expansionOf(schemasOf(operation), context.schemas);
  const isOperation = operation.kind === "operation";
  const shared =
    isOperation && operation.servers.length > 0 && !hasOwnServers(operation, context.model);
  const attributes: readonly Attribute[] = [
    ["id", operation.id],
    ["method", operation.method],
    [isOperation ? "path" : "name", operation.path],
    ["title", operation.title],
    ["tag", operation.tag],
    ["moreTags", moreTags(operation, context.model)],
    ["deprecated", operation.deprecated],
    ["samples", isOperation ? new Code("samples") : undefined],
    ...schemasAttribute(expanded, context),
  ];
  const view = {
    page: { element: isOperation ? "OperationPage" : "WebhookPage", attributes },
    operation: {
      ...payloadView(operation, true),
      identifier: operation.identifier,
      deprecation: operation.deprecation,
      description: operation.description,
      externalDocs: externalDocsView(operation.externalDocs),
      // The servers of the whole API are written once: a change of theirs must not touch every page.
      shared: shared ? "{servers}" : "",
      servers: shared ? [] : operation.servers.map(serverView),
      security: securityView(operation.security, context.model),
      callbacks: operation.callbacks.map((callback) => ({
        ...callbackView(callback),
        security: securityView(callback.security, context.model),
      })),
    },
  };
  const modules = [
    ...(hasExamples(operation) ? ["examples"] : []),
    ...(isOperation ? ["samples"] : []),
  ];
  const imports = [
    ...(isOperation ? ['import { OperationPage } from "../operation-page";'] : []),
    ...schemaImports(expanded, "../schemas", context),
    ...(shared ? ['import { servers } from "../servers";'] : []),
    ...(modules.length > 0
      ? [`import { ${modules.join(", ")} } from "./${operation.id}.samples";`]
      : []),
  ];
  return renderModule(
    "operation",
    view,
    { source: `${context.file}${operation.source}`, imports },
    ["OperationPage"],
  );
}

/** What readers call the other tags of an operation. */
function moreTags({ moreTags: names }: Operation, { tags }: ApiModel): Attribute[1] {
  return names.length > 0
    ? names.map((name) => tags.find((tag) => tag.name === name)?.title ?? name)
    : undefined;
}

/** The servers of the API as one element, `servers.tsx`, before formatting; nothing when the document names none. */
export function serversModule(context: EmitContext): string | undefined {
  const { servers } = context.model;
  if (servers.length === 0) return undefined;
  return renderModule(
    "servers",
    { servers: servers.map(serverView) },
    { source: `${context.file}#/servers`, imports: [] },
  );
}

/** True when the page shows an example of a body. */
export function hasExamples(operation: Operation): boolean {
  const content = [
    ...(operation.requestBody?.content ?? []),
    ...operation.responses.flatMap((response) => response.content),
  ];
  return content.some((media) => media.examples.length > 0);
}

function securityView(alternatives: readonly SecurityRequirement[], model: ApiModel) {
  return alternatives.map((alternative) => ({
    schemes: alternative.map((use) => ({
      attributes: schemeAttributes(use.scheme, use.scopes, model),
    })),
  }));
}

function schemeAttributes(
  name: string,
  scopes: readonly string[],
  model: ApiModel,
): readonly Attribute[] {
  const scheme = model.securitySchemes.find((candidate) => candidate.name === name);
  return [
    ["name", name],
    ["type", scheme?.type],
    ["in", scheme?.in],
    ["parameter", scheme?.parameterName],
    ["scheme", scheme?.scheme],
    ["bearerFormat", scheme?.bearerFormat],
    ["scopes", scopes.length > 0 ? scopes : undefined],
  ];
}

/** `schemas={{ … }}`: the named schemas that unfold on the page, under the names that the document gives them. */
export function schemasAttribute(
  names: readonly string[],
  context: EmitContext,
  attribute = "schemas",
): readonly Attribute[] {
  const members = names.flatMap((name) => {
    const identifier = context.named.get(name)?.identifier;
    return identifier === undefined
      ? []
      : [identifier === name ? name : `${propertyKey(name)}: ${identifier}`];
  });
  return members.length > 0 ? [[attribute, new Code(`{\n${members.join(",\n")}\n}`)]] : [];
}

/** Import lines for named schemas, in alphabetical order, so that a new one never moves another. */
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

/** The module of one named schema, `schemas/<Identifier>.tsx`, before formatting. */
export function schemaModule(named: NamedSchema, context: EmitContext): string {
  const view = {
    identifier: named.identifier,
    schema: schemaView(named.schema, {}, [["name", named.name]]),
  };
  const source = `${context.file}${named.schema.source}`;
  return renderModule("schema", view, { source, imports: [] });
}
