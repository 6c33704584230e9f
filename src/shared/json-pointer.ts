import { attempt } from "./attempt";

/** Appends reference tokens to a JSON Pointer (RFC 6901, 3). */
export function join(pointer: string, ...tokens: readonly (string | number)[]): string {
  return tokens.reduce<string>((path, token) => `${path}/${escaped(String(token))}`, pointer);
}

/** Almost no token has anything to escape, and a large document has a million of them. */
function escaped(token: string): string {
  return token.includes("~") || token.includes("/")
    ? token.replace(/~/g, "~0").replace(/\//g, "~1")
    : token;
}

/** The key that a reference token stands for (RFC 6901, 4). Percent-encoding is the business of whoever has a fragment. */
export function unescapeToken(token: string): string {
  return token.replace(/~1/g, "/").replace(/~0/g, "~");
}

/** The reference tokens of a pointer fragment, percent and tilde escapes undone (RFC 6901, 4 and 6). */
export function tokensOf(pointer: string): readonly string[] {
  const path = pointer.replace(/^#?\/?/, "");
  return path === "" ? [] : path.split("/").map((token) => unescapeToken(decoded(token)));
}

/** A lone percent sign is data, not an escape. */
function decoded(token: string): string {
  return attempt(() => decodeURIComponent(token)) ?? token;
}
