import { entries, isRaw, items, text, type Raw, type SpecDocument } from "../spec/document";
import { markdown } from "./markdown";
import type { OAuthFlow, SecurityScheme, Server } from "./types";

/** @param value a list of Server Objects (OpenAPI 3.1, 4.8.5) */
export function readServers(value: unknown): readonly Server[] {
  return items(value, "").flatMap((item) => readServer(item.value) ?? []);
}

/** @param value a Server Object */
export function readServer(value: unknown): Server | undefined {
  if (!isRaw(value)) return undefined;
  return {
    url: text(value["url"])?.trim() || "/",
    name: text(value["name"]),
    description: markdown(text(value["description"])),
    variables: entries(value["variables"], "").flatMap((entry) =>
      isRaw(entry.value)
        ? [
            {
              name: entry.key,
              default: String(entry.value["default"] ?? `{${entry.key}}`),
              enum: items(entry.value["enum"], "").map((choice) => String(choice.value)),
              description: markdown(text(entry.value["description"])),
            },
          ]
        : [],
    ),
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

/** Reads `components.securitySchemes` (OpenAPI 3.1, 4.8.27). */
export function readSecuritySchemes(document: SpecDocument): readonly SecurityScheme[] {
  const components = document.root["components"];
  const schemes = isRaw(components) ? components["securitySchemes"] : undefined;
  return entries(schemes, "#/components/securitySchemes").flatMap(
    (entry): readonly SecurityScheme[] => {
      const { value } = document.resolve(entry);
      if (!isRaw(value)) return [];
      const type = schemeTypes.find((known) => known === value["type"]);
      if (type === undefined) return [];
      return [
        {
          name: entry.key,
          type,
          description: markdown(text(value["description"])),
          in: (["query", "header", "cookie"] as const).find((place) => place === value["in"]),
          parameterName: text(value["name"]),
          scheme: text(value["scheme"])?.toLowerCase(),
          bearerFormat: text(value["bearerFormat"]),
          example: text(value["x-example"]),
          guide: text(value["x-guide"]),
          openIdConnectUrl: text(value["openIdConnectUrl"]),
          metadataUrl: text(value["oauth2MetadataUrl"]),
          deprecated: value["deprecated"] === true,
          flows: readFlows(value["flows"]),
        },
      ];
    },
  );
}

function readFlows(value: unknown): readonly OAuthFlow[] {
  const flows: Raw = isRaw(value) ? value : {};
  return flowKinds.flatMap((kind): readonly OAuthFlow[] => {
    const flow = flows[kind];
    if (!isRaw(flow)) return [];
    return [
      {
        kind,
        authorizationUrl: text(flow["authorizationUrl"]),
        deviceAuthorizationUrl: text(flow["deviceAuthorizationUrl"]),
        tokenUrl: text(flow["tokenUrl"]),
        refreshUrl: text(flow["refreshUrl"]),
        scopes: entries(flow["scopes"], "").map((scope) => ({
          name: scope.key,
          description: String(scope.value ?? ""),
        })),
      },
    ];
  });
}
