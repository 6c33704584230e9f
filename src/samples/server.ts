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
    base: encodeIllegal(authority, "[]") + encodeIllegal(path).replace(/\/+$/, ""),
    query: encodeIllegal(query, "?"),
  };
}

/** The origin that samples have where the URL of a server names no host for them; nothing where it names one. */
export function standInFor(url: string): string | undefined {
  return namesHost(url.trim()) ? undefined : PLACEHOLDER_ORIGIN;
}

function namesHost(url: string): boolean {
  return /^((https?:)?\/\/[^/?#]|\{)/i.test(url);
}

function absolute(url: string): string {
  if (namesHost(url)) return url.startsWith("//") ? `https:${url}` : url;
  // A server of another scheme (`ws:`, `file:`) cannot take this request.
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return PLACEHOLDER_ORIGIN;
  return `${PLACEHOLDER_ORIGIN}/${url.replace(/^(\.{0,2}\/)+/, "")}`;
}

/** The server that a reader means: most leave the scheme out, and their own machine rarely has a certificate. */
export function typedServer(text: string): string {
  if (/^([a-z][a-z\d+.-]*:)?\/|^\{/i.test(text)) return text;
  return `${/^(localhost|127\.)/i.test(text) ? "http" : "https"}://${text}`;
}
