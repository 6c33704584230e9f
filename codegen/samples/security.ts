import type { ApiModel, Operation, SecurityScheme } from "../model/types";

/** A credential of one scheme; names between braces stand for what the reader has. */
export interface Credential {
  readonly in: "query" | "header" | "cookie";
  readonly name: string;
  readonly value: string;
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
    { in: "header", name: "Authorization", value: scheme.example ?? value },
  ];
  switch (scheme.type) {
    case "apiKey":
      return [
        {
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
