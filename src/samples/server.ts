import { encodeIllegal } from "./encode";
import type { SampleServer } from "./types";

/** Stands where the document names no host. */
const PLACEHOLDER_ORIGIN = "https://api.example.com";

/** The parts of a URL, percent-encoded. */
interface ServerParts {
  /** Origin and path, without a slash at the end: `https://api.example.com:8443/v1`. */
  readonly base: string;
  /** Without the question mark; empty when there is none. */
  readonly query: string;
}

/**
 * The URL of a server with its variables filled in (OpenAPI 3.1, 4.8.5), as `SampleValues.server` takes it.
 *
 * @param variables what a reader has typed, by name; what is absent or empty has its default
 * @returns text that may still be relative; a variable that nobody declared stays a `{placeholder}`
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

/** The parts of the URL of a server; a relative one, or none, is at `https://api.example.com`. */
export function serverParts(url: string): ServerParts {
  const [, authority = "", path = "", query = ""] =
    /^((?:[^/?#]*\/\/)?[^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(absolute(url.trim())) ?? [];
  return {
    base: encodeIllegal(asciiHost(authority), "[]") + encodeIllegal(path).replace(/\/+$/, ""),
    query: encodeIllegal(query, "?"),
  };
}

/** The origin that samples have where the URL of a server names no host for them; nothing where it names one. */
export function standInFor(url: string): string | undefined {
  return namesHost(url.trim()) ? undefined : PLACEHOLDER_ORIGIN;
}

/** `localhost:8080` is a host and its port, though by RFC 3986 (3.1) what stands before the colon is a scheme. */
function namesHost(url: string): boolean {
  return /^((https?:)?\/\/[^/?#]|\{|[a-z\d.-]+:\d+([/?#]|$))/i.test(url);
}

/** An international name in the form that every client can look up (RFC 5891, 4.4); what is no host stays as it is. */
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
  // A server of another scheme (`ws:`, `file:`) cannot take this request.
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return PLACEHOLDER_ORIGIN;
  return `${PLACEHOLDER_ORIGIN}/${url.replace(/^(\.{0,2}\/)+/, "")}`;
}

/** The server that somebody means: most readers leave the scheme out, and their own machine rarely has a certificate. */
export function typedServer(text: string): string {
  if (/^([a-z][a-z\d+.-]*:)?\/|^\{/i.test(text)) return text;
  return `${/^(localhost|127\.)/i.test(text) ? "http" : "https"}://${text}`;
}
