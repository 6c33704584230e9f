import { createHash } from "node:crypto";

/** The hash of the content of each file, by its path. */
export type Sums = Readonly<Record<string, string>>;

/** Files of the generated tree that something is made of, relative to the tree, with the hash of their content. */
export type Inputs = Map<string, string>;

/** Replaces the hash of a file that does not exist. */
export const noFile = "";

/** Returns the SHA-256 hash of a content in Base64. */
export function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}

/**
 * The comments of the models' module. Pages leave them out, and edits to texts change only these comments. No other line of types can
 * start like a comment.
 */
const commentLines = /^[ \t]*\/?\*(?:(?!\*\/).)*(?:\*\/[ \t]*)?\n/gm;

/** Returns the hash of the parts of a generated file that pages depend on. */
export function sumOfInput(file: string, text: string): string {
  return hash(file.startsWith("models/") ? text.replace(commentLines, "") : text);
}
