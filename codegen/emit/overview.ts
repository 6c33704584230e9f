import { externalDocsView } from "./external-docs-view";
import type { EmitContext } from "./pages";
import { renderModule } from "./render";
import type { Attribute } from "./jsx";

/** The overview of the API, `overview.tsx`, before formatting. */
export function overviewPage(context: EmitContext): string {
  const { model } = context;
  const { info } = model;
  const view = {
    page: {
      attributes: [
        ["title", info.title],
        ["version", info.version],
        ["summary", info.summary],
      ] satisfies readonly Attribute[],
    },
    info: {
      deprecation: [],
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
          ["identifier", info.license.identifier],
          ["url", info.license.url],
        ] satisfies readonly Attribute[],
      },
      termsOfService: info.termsOfService && {
        attributes: [["href", info.termsOfService]] satisfies readonly Attribute[],
      },
    },
    tags: [...model.tags, ...model.topics].map((tag) => ({
      attributes: [
        ["slug", tag.slug],
        ["title", model.topics.includes(tag) ? tag.title : undefined],
      ] satisfies readonly Attribute[],
      description: tag.description,
      externalDocs: externalDocsView(tag.externalDocs),
    })),
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
        ["metadataUrl", scheme.metadataUrl],
        ["deprecated", scheme.deprecated],
        ["example", scheme.example],
      ] satisfies readonly Attribute[],
      description: scheme.description,
      flows: scheme.flows.map((flow) => ({
        attributes: [
          ["kind", flow.kind],
          ["authorizationUrl", flow.authorizationUrl],
          ["deviceAuthorizationUrl", flow.deviceAuthorizationUrl],
          ["tokenUrl", flow.tokenUrl],
          ["refreshUrl", flow.refreshUrl],
        ] satisfies readonly Attribute[],
        scopes: flow.scopes.map((scope) => ({
          attributes: [["name", scope.name]] satisfies readonly Attribute[],
          description: scope.description,
        })),
      })),
    })),
  };
  return renderModule("overview", view, {
    source: `${context.file}#/info`,
    imports: model.servers.length > 0 ? ['import { servers } from "./servers";'] : [],
  });
}
