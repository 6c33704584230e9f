import { errorShapes } from "./error-shapes";
import { expansionOf } from "./expansion";
import { externalDocsView } from "./operation-view";
import { schemaImports, schemasAttribute, type EmitContext } from "./pages";
import { renderModule } from "./render";
import { schemaView } from "./schema-view";
import type { Attribute } from "./jsx";
import { typeText } from "../model/type-text";

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
      // What most operations may answer with is one fact: another operation adds at most one line to it.
      occurs: [["everywhere", error.everywhere]] satisfies readonly Attribute[],
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
