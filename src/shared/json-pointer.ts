import { attempt } from "./attempt";

/** Appends reference tokens to a JSON Pointer (RFC 6901, 3). */
export function join(pointer: string, ...tokens: readonly (string | number)[]): string {
  return tokens.reduce<string>((path, token) => `${path}/${escaped(String(token))}`, pointer);
}

/** Escapes a token. Almost no token needs it, and a large document has a million of them. */
function escaped(token: string): string {
  return token.includes("~") || token.includes("/")
    ? token.replace(/~/g, "~0").replace(/\//g, "~1")
    : token;
}

/** Returns the key that a reference token stands for (RFC 6901, 4). Callers with a fragment must decode percent-encoding first. */
export function unescapeToken(token: string): string {
  return token.replace(/~1/g, "/").replace(/~0/g, "~");
}

/** Returns the reference tokens of a pointer fragment, with percent and tilde escapes decoded (RFC 6901, 4 and 6). */
export function tokensOf(pointer: string): readonly string[] {
  const path = pointer.replace(/^#?\/?/, "");
  return path === "" ? [] : path.split("/").map((token) => unescapeToken(decoded(token)));
}

/** Decodes percent-encoding. A lone percent sign is data, not an escape. */
function decoded(token: string): string {
  return attempt(() => decodeURIComponent(token)) ?? token;
}
