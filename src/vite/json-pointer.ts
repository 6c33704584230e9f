/** A key as a JSON Pointer writes it (RFC 6901, 3). */
export function escapeToken(key: string): string {
  return key.replace(/~/g, "~0").replace(/\//g, "~1");
}

/** The key that a reference token of a JSON Pointer stands for (RFC 6901, 4). Percent-encoding is the business of whoever has a fragment. */
export function unescapeToken(token: string): string {
  return token.replace(/~1/g, "/").replace(/~0/g, "~");
}
