import type { SchemeCredential, SecurityWay } from "../../src/samples/types";
import { kebab } from "../model/names";
import type { ApiModel, Operation, SecurityScheme } from "../model/types";

/** How a client authenticates if no header, cookie or query of the request does it. */
export interface ClientAuth {
  /** A login with name and password, which the client sends in its own way (RFC 7617), or proves to know (RFC 7616). */
  readonly login: "basic" | "digest" | undefined;
  /** The client presents a certificate when it connects (mutual TLS). */
  readonly hasCertificate: boolean;
}

/** Returns what each scheme of the API adds to a request, in the author's order: samples have markers for these. */
export function schemeCredentials(model: ApiModel): readonly SchemeCredential[] {
  return model.securitySchemes.flatMap(credential);
}

/** A way to authenticate: an alternative of an operation that requires credentials (OpenAPI 3.1, 4.8.30). */
export interface SecurityChoice {
  /** The names of its schemes. */
  readonly name: string;
  /** Only declared schemes. */
  readonly schemes: readonly SecurityScheme[];
  /** One per scheme, except for those in `auth`. */
  readonly credentials: readonly SchemeCredential[];
  readonly auth: ClientAuth;
}

/** Returns the ways to authenticate as the build writes them into samples; empty if no credentials are required. */
export function waysOf(choices: readonly SecurityChoice[]): readonly SecurityWay[] {
  return choices
    .filter(({ schemes }) => choices.length > 1 || schemes.length > 0)
    .map(({ name, credentials }) => ({ name, schemes: credentials.map(({ scheme }) => scheme) }));
}

/** Longer menus do not help. */
const maxChoices = 6;

/**
 * Returns the ways to authenticate that readers can choose from in samples; the first one is the default.
 *
 * @returns only one if another would need a different query; the same schemes with different scopes count once; one without schemes if no
 *   credentials are required
 */
export function choicesFor(
  { security }: Pick<Operation, "security">,
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
  // A login uses the header itself.
  const isFree = ({ name }: SchemeCredential) =>
    login === undefined || name.toLowerCase() !== "authorization";
  return {
    name: schemes.map(({ name }) => name).join(" + "),
    schemes,
    credentials: schemes.flatMap(credential).filter(isFree),
    auth: { login, hasCertificate: schemes.some(({ type }) => type === "mutualTLS") },
  };
}

/** Returns the login of a scheme. If the author gives the whole value of the header, samples send that instead. */
function loginOf({ type, scheme, example }: SecurityScheme): ClientAuth["login"] {
  if (type !== "http" || example !== undefined) return undefined;
  return scheme === "basic" || scheme === "digest" ? scheme : undefined;
}

function credential(scheme: SecurityScheme): readonly SchemeCredential[] {
  if (loginOf(scheme) !== undefined) return [];
  const sent = (
    value: string,
    place: SchemeCredential["in"] = "header",
    name = "Authorization",
  ) => [{ scheme: scheme.name, in: place, name, value: scheme.example ?? value }];
  switch (scheme.type) {
    case "apiKey":
      return sent(`{${kebab(scheme.name) || "api-key"}}`, scheme.in, scheme.parameter);
    case "http":
      return sent(httpCredentials(scheme.scheme ?? "bearer"));
    case "oauth2":
    case "openIdConnect":
      return sent("Bearer {access_token}");
    case "mutualTLS":
      return [];
  }
}

/** RFC 9110, 11.6.2: the scheme, followed by its credentials. */
function httpCredentials(scheme: string): string {
  if (scheme === "bearer") return "Bearer {token}";
  return `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} {credentials}`;
}
