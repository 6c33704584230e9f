import { createHash } from "node:crypto";

/** Returns the SHA-256 of a string in UTF-8, in hexadecimal. */
export function hash(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Prefix of strings that replace numbers which JSON cannot represent; a private-use character. */
const mark = "\uE002";

/**
 * Serializes a part of a document so that equal values always give the same string, in every run, and different ones never do. The
 * bytes of `serialize` (node:v8) are not stable.
 */
export function wholeText(part: unknown): string {
  return JSON.stringify(part, (_key, value: unknown) => {
    if (typeof value === "string") return value.startsWith(mark) ? mark + value : value;
    if (typeof value !== "number") return value;
    if (Object.is(value, -0)) return `${mark}-0`;
    return Number.isFinite(value) ? value : `${mark}${value}`;
  });
}
