import type { SchemeCredential } from "../../src/samples/types";
import type { ApiModel, Operation, SecurityScheme } from "../model/types";

/** A credential, and where a request carries it. */
export interface Credential extends SchemeCredential {
  readonly in: "query" | "header" | "cookie";
}

/** How a client proves who it is where no header, cookie or query of the request says it. */
export interface ClientAuth {
  /** A name and a password, which the client sends in its own way (RFC 7617), or proves that it knows (RFC 7616). */
  readonly login: "basic" | "digest" | undefined;
  /** The client shows a certificate when it connects (mutual TLS). */
  readonly hasCertificate: boolean;
}

/** What samples call the files of a client's certificate and of its private key, both PEM. */
export const certificateFiles = { certificate: "client.pem", key: "client.key" } as const;

/** What each scheme of the API puts into a request, in the author's order: what samples have markers for. */
export function schemeCredentials(model: ApiModel): readonly SchemeCredential[] {
  return model.securitySchemes.flatMap(credential).map(({ scheme, name, value }) => ({
    scheme,
    name,
    value,
  }));
}

/** A way to authenticate: an alternative of an operation that asks for credentials (OpenAPI 3.1, 4.8.30). */
export interface SecurityChoice {
  /** The names of its schemes. */
  readonly name: string;
  /** Without those that nobody declared. */
  readonly schemes: readonly SecurityScheme[];
  /** One per scheme; none for those of `auth`. */
  readonly credentials: readonly Credential[];
  readonly auth: ClientAuth;
}

/** Longer menus are no help. */
const maxChoices = 6;

/**
 * The ways to authenticate that samples let a reader choose from; the first one counts until then.
 *
 * @returns one alone where another would need a query of its own; the same schemes with other scopes are one; one without schemes where
 *   nothing is asked for
 */
export function choicesFor(
  { security }: Operation,
  { securitySchemes }: ApiModel,
): readonly [SecurityChoice, ...SecurityChoice[]] {
  const choices = security
    .filter((requirement) => requirement.length > 0)
    .map((requirement) => {
      const found = ({ scheme }: (typeof requirement)[number]) =>
        securitySchemes.find(({ name }) => name === scheme) ?? [];
      return choiceOf(requirement.flatMap(found));
    });
  const distinct = choices.filter(
    ({ name }, index) => index === choices.findIndex((other) => other.name === name),
  );
  const isQueried = distinct.some(({ credentials }) =>
    credentials.some((each) => each.in === "query"),
  );
  const [first = choiceOf([]), ...others] = distinct.slice(0, isQueried ? 1 : maxChoices);
  return [first, ...others];
}

function choiceOf(schemes: readonly SecurityScheme[]): SecurityChoice {
  const login = schemes.map(loginOf).find((one) => one !== undefined);
  // A login takes the header for itself.
  const isFree = ({ name }: Credential) =>
    login === undefined || name.toLowerCase() !== "authorization";
  return {
    name: schemes.map(({ name }) => name).join(" + "),
    schemes,
    credentials: schemes.flatMap(credential).filter(isFree),
    auth: { login, hasCertificate: schemes.some(({ type }) => type === "mutualTLS") },
  };
}

/** An author who gives the whole value of the header knows better than any client what stands there. */
function loginOf({ type, scheme, example }: SecurityScheme): ClientAuth["login"] {
  if (type !== "http" || example !== undefined) return undefined;
  return scheme === "basic" || scheme === "digest" ? scheme : undefined;
}

function credential(scheme: SecurityScheme): readonly Credential[] {
  if (loginOf(scheme) !== undefined) return [];
  const authorization = (value: string): readonly Credential[] => [
    { scheme: scheme.name, in: "header", name: "Authorization", value: scheme.example ?? value },
  ];
  switch (scheme.type) {
    case "apiKey":
      return [
        {
          scheme: scheme.name,
          in: scheme.in ?? "header",
          name: scheme.parameter ?? "Authorization",
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
