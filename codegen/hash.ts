import { createHash } from "node:crypto";

/** SHA-256 of a text in UTF-8, in hexadecimal: the same on every machine. */
export function hash(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Begins what stands for a number that JSON cannot write. Of the private use area: nobody's letter. */
const mark = "\uE002";

/**
 * All that a part of a document says, as text: the same for the same in every run, which the bytes of `serialize` (node:v8) are not, and
 * another for anything else.
 */
export function wholeText(part: unknown): string {
  return JSON.stringify(part, (_key, value: unknown) => {
    if (typeof value === "string") return value.startsWith(mark) ? mark + value : value;
    if (typeof value !== "number") return value;
    if (Object.is(value, -0)) return `${mark}-0`;
    return Number.isFinite(value) ? value : `${mark}${value}`;
  });
}
