import { asRaw, asList, isRaw, join, text, valueAt } from "../../document/document";
import { attempt } from "../../files";
import { unmatched } from "../../suggestions";
import { type Rule, visitorsOf } from "./rule";

/** A server URL that samples cannot reach, or that points elsewhere than intended (OpenAPI 3.1, 4.8.5). */
export const serverUrl: Rule = {
  id: "server-url",
  remedy:
    "Write `https://`, the host and the path; write a part that varies as `{name}`, with a default.",
  check: () => ({
    Server(server, { location, report, specVersion }) {
      const url = text(server["url"])?.trim();
      if (url === undefined) return;
      const { variables } = server;
      const fault = faultOf(
        url.replace(
          /\{([^{}]*)\}/g,
          (slot, name: string) =>
            text(asRaw(valueAt(variables, join("#", name)))["default"]) ?? slot,
        ),
      );
      if (fault !== undefined) {
        report({ message: fault, location: location.child("url") });
        return;
      }
      // 3.2 forbids it (4.5.1); earlier versions do not mention it.
      if (/[?#]/.test(url))
        report({
          message: "The URL has a query or a fragment: paths are appended to it.",
          location: location.child("url"),
          ...(specVersion === "oas3_2" && {
            message: "The URL of a server cannot have a query or a fragment.",
            forceSeverity: "error",
          }),
        });
    },
  }),
};

/** A variable with a list of values that is empty or lacks the default: 3.0 advises against it, later versions forbid it (3.1, 4.8.6.1). */
export const serverVariable: Rule = {
  id: "server-variable",
  severity: "error",
  remedy: "List the default among the values, or remove the `enum`.",
  check: () => ({
    ServerVariable(variable, { location, report, specVersion }) {
      const { enum: values, default: usual } = variable;
      if (!Array.isArray(values) || usual === undefined || values.includes(usual)) return;
      report({
        message: `The default \`${usual}\` is not in the \`enum\`${values.length > 0 ? "" : ", which is empty"}.`,
        location: location.child("default"),
        ...(specVersion === "oas3_0" && { forceSeverity: "warn" }),
      });
    },
  }),
};

/** A variable in the URL that is not declared, or a declared one that is not in the URL (OpenAPI 3.1, 4.8.5.1). */
export const serverVariables: Rule = {
  id: "no-undefined-server-variable",
  severity: "error",
  remedy: "Name the same variables in `url` and under `variables`, each with a default.",
  check: () => ({
    Server(server, { location, report }) {
      const { variables = {} } = server;
      const url = text(server["url"]);
      // Another rule reports malformed values.
      if (url === undefined || !isRaw(variables)) return;
      const used = [...url.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
      for (const names of unmatched(used, Object.keys(variables))) {
        report(
          names.used === undefined
            ? {
                message: `The \`url\` has no variable \`{${names.declared}}\`.`,
                location: location.child(["variables", names.declared]).key(),
              }
            : {
                message: `The variable \`{${names.used}}\` is not declared under \`variables\`.`,
                suggest: names.declared === undefined ? [] : [`{${names.declared}}`],
                location: location.child("url"),
              },
        );
      }
    },
  }),
};

/** A document without servers (OpenAPI 3.1, 4.8.1): its paths are relative to wherever it is found, and samples need an address. */
export const serverMissing: Rule = {
  id: "server-missing",
  only: "OpenAPI 3",
  remedy: "List the address of the API under `servers`.",
  check: () => ({
    Root({ servers, paths }, { location, report }) {
      if (asList(servers).length > 0 || Object.keys(asRaw(paths)).length === 0) return;
      const isElsewhere = (owner: unknown) =>
        isRaw(owner) && (owner["servers"] !== undefined || typeof owner["$ref"] === "string");
      const isServed = (item: unknown) =>
        isElsewhere(item) || Object.values(asRaw(item)).some(isElsewhere);
      if (Object.values(asRaw(paths)).every(isServed)) return;
      const message = "The document lists no server: the samples call `https://api.example.com`.";
      report({ message, location: location.key() });
    },
  }),
};

const ofFlow = ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"];

/** The fields with an address for readers or clients, by the linter's name for their object. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  Info: ["termsOfService"],
  Contact: ["url"],
  License: ["url"],
  ExternalDocs: ["url"],
  SecurityScheme: ["openIdConnectUrl"],
  ImplicitFlow: ofFlow,
  PasswordFlow: ofFlow,
  ClientCredentials: ofFlow,
  AuthorizationCode: ofFlow,
  DeviceAuthorization: ofFlow,
};

/** An invalid address: it has a space, or no scheme, so that it counts as a path (RFC 3986, 4.2). */
export const address: Rule = {
  id: "address",
  only: "OpenAPI 3",
  remedy: "Write the full address: `https://…`.",
  check: () =>
    visitorsOf(addresses, (fields) => (owner, { location, report }) => {
      for (const field of fields) {
        const url = text(owner[field])?.trim() ?? "";
        const isWeb = /^https?:/i.test(url) || !/^[a-z][a-z\d+.-]*:[^/\d]/i.test(url);
        const fault = /\s/.test(url) ? "An address has no spaces." : isWeb && faultOf(url);
        if (fault) report({ message: fault, location: location.child(field) });
      }
    }),
};

/** The extension of a server-side program: `index.php/v1` is a path. */
const program = /\.(php|aspx?|jsp|cgi|pl|py|do)$/i;

/** Returns the fault of an address whose variables have values; `undefined` if it is correct or relative. */
function faultOf(url: string): string | undefined {
  const [first = ""] = url.split(/[/?#]/, 1);
  const hasPort = /^[a-z\d.-]+:\d+$/i.test(first);
  const scheme = hasPort ? undefined : /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1];
  if (scheme !== undefined && !/^https?$/i.test(scheme))
    return `The samples send HTTP: they cannot reach a server at \`${scheme}:\`.`;
  const rooted = /^(?:https?:)?\/\/(.*)$/is.exec(url)?.[1] ?? (hasPort ? url : undefined);
  if (rooted !== undefined) {
    const [host = ""] = rooted.split(/[/?#]/, 1);
    if (host === "") return "The URL has no host.";
    return isHost(host) ? undefined : `\`${host}\` is not a valid host.`;
  }
  if (scheme !== undefined) return "The URL has no host.";
  const isDomain = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(first) && !program.test(first);
  return isDomain || /^https?$/i.test(first)
    ? `The URL has no scheme: \`${first}\` is part of a path, not a host.`
    : undefined;
}

/** Whether a text is a host name or address, with or without a port (RFC 3986, 3.2; RFC 952). A variable without a value may be anything. */
function isHost(host: string): boolean {
  if (host.includes("{")) return true;
  const url = attempt(() => new URL(`https://${host}`));
  return /^(\[[\da-f:.]+\]|[a-z\d_-]+(\.[a-z\d_-]+)*\.?)$/.test(url?.hostname ?? "");
}
