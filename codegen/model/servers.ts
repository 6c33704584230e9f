import { asRaw, isRaw, asList, text, textsOf, type SpecDocument } from "../document/document";
import { markdown } from "./markdown";
import type { OAuthFlow, SecurityScheme, Server } from "./types";

/** @param value a list of Server Objects (OpenAPI 3.1, 4.8.5) */
export function readServers(value: unknown): readonly Server[] {
  return asList(value).flatMap((item) => readServer(item) ?? []);
}

/** @param value a Server Object */
export function readServer(value: unknown): Server | undefined {
  if (!isRaw(value)) return undefined;
  return {
    url: text(value["url"])?.trim() || "/",
    name: text(value["name"]),
    description: markdown(text(value["description"])),
    variables: Object.entries(asRaw(value["variables"])).flatMap(([name, variable]) => {
      if (!isRaw(variable)) return [];
      const { default: usual = `{${name}}`, enum: values, description } = variable;
      const choices = asList(values).map(String);
      return [
        { name, default: String(usual), enum: choices, description: markdown(text(description)) },
      ];
    }),
  };
}

const schemeTypes = ["apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"] as const;
const flowKinds = [
  "implicit",
  "password",
  "clientCredentials",
  "authorizationCode",
  "deviceAuthorization",
] as const;
const flowUrls = ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"] as const;

/** Reads `components.securitySchemes` (OpenAPI 3.1, 4.8.27). */
export function readSecuritySchemes(document: SpecDocument): readonly SecurityScheme[] {
  const group = "#/components/securitySchemes";
  return document
    .membersOf(document.at(group), group)
    .flatMap(({ key: name, value }): readonly SecurityScheme[] => {
      const type = schemeTypes.find((known) => known === value["type"]);
      if (type === undefined) return [];
      return [
        {
          name,
          type,
          description: markdown(text(value["description"])),
          in: (["query", "header", "cookie"] as const).find((place) => place === value["in"]),
          parameter: text(value["name"]),
          scheme: text(value["scheme"])?.toLowerCase(),
          ...textsOf(value, "bearerFormat", "openIdConnectUrl"),
          example: text(value["x-example"]),
          guide: text(value["x-guide"]),
          metadataUrl: text(value["oauth2MetadataUrl"]),
          deprecated: value["deprecated"] === true,
          flows: readFlows(value["flows"]),
        },
      ];
    });
}

function readFlows(value: unknown): readonly OAuthFlow[] {
  const flows = asRaw(value);
  return flowKinds.flatMap((kind): readonly OAuthFlow[] => {
    const flow = flows[kind];
    if (!isRaw(flow)) return [];
    const scopes = Object.entries(asRaw(flow["scopes"])).map(([name, description]) => ({
      name,
      description: String(description ?? ""),
    }));
    return [{ kind, ...textsOf(flow, ...flowUrls), scopes }];
  });
}
