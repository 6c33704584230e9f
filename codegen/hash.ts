import { createHash } from "node:crypto";

/** SHA-256 of a text in UTF-8, in hexadecimal: the same on every machine. */
export function hash(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}
