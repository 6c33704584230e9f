import type { Parameter, Server } from "../model/types";
import { encodeIllegal } from "./encode";
import { pathText } from "./serialize";

/** Stands where the document names no host. */
const PLACEHOLDER_ORIGIN = "https://api.example.com";

/** The parts of a URL, percent-encoded. */
interface UrlParts {
  /** `https://api.example.com:8443` */
  readonly origin: string;
  /** Empty, or starts with `/`. */
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly query: string;
}

/**
 * The URL of a server (OpenAPI 3.1, 4.8.5): each variable is replaced by its default.
 *
 * @returns a relative URL, or none, at `https://api.example.com`; a variable that nobody declared stays a `{placeholder}`
 */
export function serverParts(server: Server | undefined): UrlParts {
  const url = (server?.url ?? "").trim().replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const variable = server?.variables.find((candidate) => candidate.name === name);
    return variable?.default ?? placeholder;
  });
  const [, authority = "", path = "", query = ""] =
    /^((?:[^/?#]*\/\/)?[^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(absolute(url)) ?? [];
  return {
    origin: encodeIllegal(authority, "[]"),
    path: encodeIllegal(path).replace(/\/+$/, ""),
    query: encodeIllegal(query, "?"),
  };
}

function absolute(url: string): string {
  if (/^(https?:\/\/[^/?#]|\{)/i.test(url)) return url;
  if (/^\/\/[^/?#]/.test(url)) return `https:${url}`;
  // A server of another scheme (`ws:`, `file:`) cannot take this request.
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return PLACEHOLDER_ORIGIN;
  return `${PLACEHOLDER_ORIGIN}/${url.replace(/^(\.{0,2}\/)+/, "")}`;
}

/**
 * A path template with its path parameters filled in (OpenAPI 3.1, 4.7.1).
 *
 * @param parameters only those in `path` are used; a template expression without one stays a `{placeholder}`
 * @returns path and query, since a template may carry a query of its own
 */
export function expandPath(
  template: string,
  parameters: readonly Parameter[],
): Omit<UrlParts, "origin"> {
  const [path = "", ...query] = template.split(/\?(?![^{]*\})/);
  const expanded = path.split(/(\{[^{}]*\})/).map((part, index) => {
    if (index % 2 === 0) return encodeIllegal(part);
    const parameter = parameters.find(
      (candidate) => candidate.in === "path" && candidate.name === part.slice(1, -1),
    );
    return parameter === undefined
      ? encodeIllegal(part)
      : pathText(parameter, parameter.example.value);
  });
  return { path: expanded.join(""), query: encodeIllegal(query.join("?"), "?") };
}
