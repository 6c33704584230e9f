import { expansionOf } from "./expansion";
import { externalDocsView } from "./operation-view";
import { schemaImports, schemasAttribute, type EmitContext } from "./pages";
import { renderModule } from "./render";
import { schemaView } from "./schema-view";
import type { Attribute } from "./jsx";
import { typeText } from "../model/type-text";
import type { ApiModel, Operation, Schema } from "../model/types";

/** The overview of the API, `overview.tsx`, before formatting. */
export function overviewPage(context: EmitContext): string {
  const { model } = context;
  const { info } = model;
  const errors = errorShapes(model);
  const expanded = expansionOf(
    errors.map((error) => error.schema),
    context.schemas,
  );
  const view = {
    page: {
      attributes: [
        ["title", info.title],
        ["version", info.version],
        ["summary", info.summary],
        ...schemasAttribute(expanded, context),
      ] satisfies readonly Attribute[],
    },
    info: {
      description: info.description,
      externalDocs: externalDocsView(info.externalDocs),
      contact: info.contact && {
        attributes: [
          ["name", info.contact.name],
          ["url", info.contact.url],
          ["email", info.contact.email],
        ] satisfies readonly Attribute[],
      },
      license: info.license && {
        attributes: [
          ["name", info.license.name],
          ["url", info.license.url],
        ] satisfies readonly Attribute[],
      },
      termsOfService: info.termsOfService && {
        attributes: [["href", info.termsOfService]] satisfies readonly Attribute[],
      },
    },
    servers: model.servers.length > 0 ? "{servers}" : "",
    securitySchemes: model.securitySchemes.map((scheme) => ({
      attributes: [
        ["name", scheme.name],
        ["type", scheme.type],
        ["in", scheme.in],
        ["parameter", scheme.parameterName],
        ["scheme", scheme.scheme],
        ["bearerFormat", scheme.bearerFormat],
        ["openIdConnectUrl", scheme.openIdConnectUrl],
        ["example", scheme.example],
      ] satisfies readonly Attribute[],
      description: scheme.description,
      flows: scheme.flows.map((flow) => ({
        attributes: [
          ["kind", flow.kind],
          ["authorizationUrl", flow.authorizationUrl],
          ["tokenUrl", flow.tokenUrl],
          ["refreshUrl", flow.refreshUrl],
        ] satisfies readonly Attribute[],
        scopes: flow.scopes.map((scope) => ({
          attributes: [["name", scope.name]] satisfies readonly Attribute[],
          description: scope.description,
        })),
      })),
    })),
    errors: errors.map((error) => ({
      attributes: [
        ["status", error.status],
        ["type", typeText(error.schema)],
      ] satisfies readonly Attribute[],
      schema: schemaView(error.schema),
      operations: error.operations.map((operation): readonly Attribute[] => [["id", operation.id]]),
    })),
  };
  return renderModule("overview", view, {
    source: `${context.file}#/info`,
    imports: [
      ...schemaImports(expanded, "./schemas", context),
      ...(model.servers.length > 0 ? ['import { servers } from "./servers";'] : []),
    ],
  });
}

interface ErrorShape {
  readonly status: string;
  readonly schema: Schema;
  readonly operations: readonly Operation[];
}

/** Every shape of body that answers with an error status, and the operations that may send it; in the order of first use. */
function errorShapes(model: ApiModel): readonly ErrorShape[] {
  const shapes = new Map<string, ErrorShape>();
  for (const operation of model.operations) {
    if (operation.kind === "webhook") continue;
    for (const response of operation.responses) {
      if (!/^[45]|default/.test(response.status)) continue;
      for (const { schema } of response.content) {
        for (const alternative of schema ? alternatives(schema) : []) {
          const key = `${response.status} ${identityOf(alternative)}`;
          const known = shapes.get(key);
          const operations = [...(known?.operations ?? [])];
          if (!operations.includes(operation)) operations.push(operation);
          shapes.set(key, {
            status: response.status,
            schema: known?.schema ?? alternative,
            operations,
          });
        }
      }
    }
  }
  return [...shapes.values()];
}

/** An error body that may be one of several shapes counts as each of them. */
function alternatives(schema: Schema): readonly Schema[] {
  return schema.kind === "union" ? schema.variants.map((variant) => variant.schema) : [schema];
}

/** The name of a named schema, else the place of the one that was written in place. */
function identityOf(schema: Schema): string {
  return schema.kind === "ref" ? schema.name : schema.source;
}
