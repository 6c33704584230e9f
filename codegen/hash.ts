import { createHash } from "node:crypto";

/** SHA-256 of a text in UTF-8, in hexadecimal: the same on every machine. */
export function hash(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

/**
 * All that a part of a document says, as text: the same for the same in every run, which the bytes of `serialize` (node:v8) are not. It
 * is JSON, which has no way to write some numbers that YAML has.
 */
export function wholeText(part: unknown): string {
  return JSON.stringify(part, (_key, value: unknown) =>
    typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0))
      ? { number: Object.is(value, -0) ? "-0" : String(value) }
      : value,
  );
}
