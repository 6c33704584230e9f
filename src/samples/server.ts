import { encodeIllegal } from "./encode";
import type { SampleServer } from "./types";

/** Replaces the host if the document names none. */
const PLACEHOLDER_ORIGIN = "https://api.example.com";

/** The parts of a URL, percent-encoded. */
interface ServerParts {
  /** Origin and path, without a slash at the end: `https://api.example.com:8443/v1`. */
  readonly base: string;
  /** Without the question mark; empty if there is no query. */
  readonly query: string;
}

/**
 * Returns the URL of a server with its variables filled in (OpenAPI 3.1, 4.8.5), as in `SampleValues.server`.
 *
 * @param variables the reader's values by name; absent or empty ones get the default
 * @returns a URL that may be relative; an undeclared variable stays a `{placeholder}`
 */
export function serverUrl(
  server: SampleServer,
  variables: Readonly<Record<string, string>> = {},
): string {
  return server.url.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const declared = server.variables?.find((variable) => variable.name === name);
    return declared === undefined ? placeholder : variables[name] || declared.default;
  });
}

/** Returns the parts of a server's URL. A relative or empty URL is resolved against `https://api.example.com`. */
export function serverParts(url: string): ServerParts {
  const [, authority = "", path = "", query = ""] =
    /^((?:[^/?#]*\/\/)?[^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(absolute(url.trim())) ?? [];
  return {
    base: encodeIllegal(asciiHost(authority), "[]") + encodeIllegal(path).replace(/\/+$/, ""),
    query: encodeIllegal(query, "?"),
  };
}

/** Returns the origin that samples use if the URL of a server has no host; `undefined` if it has one. */
export function standInFor(url: string): string | undefined {
  return namesHost(url.trim()) ? undefined : PLACEHOLDER_ORIGIN;
}

/** Whether a URL has a host. `localhost:8080` is a host and port, although by RFC 3986 (3.1) a scheme precedes the colon. */
function namesHost(url: string): boolean {
  return /^((https?:)?\/\/[^/?#]|\{|[a-z\d.-]+:\d+([/?#]|$))/i.test(url);
}

/** Converts an international host name to the form that every client can look up (RFC 5891, 4.4). Other text is unchanged. */
function asciiHost(authority: string): string {
  if (/^[\x20-\x7E]*$|\{/.test(authority)) return authority;
  try {
    return new URL(authority).href.replace(/\/$/, "");
  } catch {
    return authority;
  }
}

function absolute(url: string): string {
  if (namesHost(url)) return url.startsWith("//") ? `https:${url}` : typedServer(url);
  // A server with another scheme (`ws:`, `file:`) cannot receive this request.
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return PLACEHOLDER_ORIGIN;
  return `${PLACEHOLDER_ORIGIN}/${url.replace(/^(\.{0,2}\/)+/, "")}`;
}

/** Returns the server that a reader means. Most readers omit the scheme, and their own machine rarely has a certificate. */
export function typedServer(text: string): string {
  if (/^([a-z][a-z\d+.-]*:)?\/|^\{/i.test(text)) return text;
  return `${/^(localhost|127\.)/i.test(text) ? "http" : "https"}://${text}`;
}
