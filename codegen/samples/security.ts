import type { SchemeCredential } from "../../src/samples/types";
import type { ApiModel, Operation, SecurityScheme } from "../model/types";

/** A credential, and where a request carries it. */
export interface Credential extends SchemeCredential {
  readonly in: "query" | "header" | "cookie";
  readonly name: string;
}

/** What each scheme of the API puts into a request, in the author's order: what samples have markers for. */
export function schemeCredentials(model: ApiModel): readonly SchemeCredential[] {
  return model.securitySchemes.flatMap(credential).map(({ scheme, value }) => ({ scheme, value }));
}

/**
 * The credentials of the first alternative that asks for any (OpenAPI 3.1, 4.8.30).
 *
 * @returns one per scheme; none for mutual TLS, which no header carries, and for a scheme that nobody declared
 */
export function credentialsFor(operation: Operation, model: ApiModel): readonly Credential[] {
  const alternative = operation.security.find((requirement) => requirement.length > 0) ?? [];
  return alternative.flatMap(({ scheme }) => {
    const found = model.securitySchemes.find((candidate) => candidate.name === scheme);
    return found === undefined ? [] : credential(found);
  });
}

function credential(scheme: SecurityScheme): readonly Credential[] {
  const authorization = (value: string): readonly Credential[] => [
    { scheme: scheme.name, in: "header", name: "Authorization", value: scheme.example ?? value },
  ];
  switch (scheme.type) {
    case "apiKey":
      return [
        {
          scheme: scheme.name,
          in: scheme.in ?? "header",
          name: scheme.parameterName ?? "Authorization",
          value: scheme.example ?? `{${kebabCase(scheme.name)}}`,
        },
      ];
    case "http":
      return authorization(httpCredentials(scheme.scheme ?? "bearer"));
    case "oauth2":
    case "openIdConnect":
      return authorization("Bearer {access_token}");
    case "mutualTLS":
      return [];
  }
}

/** RFC 9110, 11.6.2: the scheme, then its credentials. */
function httpCredentials(scheme: string): string {
  if (scheme === "bearer") return "Bearer {token}";
  return `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} {credentials}`;
}

function kebabCase(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return words?.join("-") ?? "api-key";
}
