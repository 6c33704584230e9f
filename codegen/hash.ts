import { createHash } from "node:crypto";

/** Returns the SHA-256 of a string in UTF-8, in hexadecimal. */
export function hash(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}
