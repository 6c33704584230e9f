import { createHash } from "node:crypto";

/** The hash of what each file contained, by its path. */
export type Sums = Readonly<Record<string, string>>;

/** Files of the generated tree that something is made of, relative to it, with the hash of what was read. */
export type Inputs = Map<string, string>;

/** Stands for the hash of a file that is not there. */
export const noFile = "";

/** @returns SHA-256 in Base64 */
export function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}

/**
 * The comments of the models' module, which pages leave out: an edited text changes only them. In no other place can a line of types
 * start like one.
 */
const commentLines = /^[ \t]*\/?\*(?:(?!\*\/).)*(?:\*\/[ \t]*)?\n/gm;

/** Returns the hash of a file of the generated tree, as far as pages depend on its text. */
export function sumOfInput(file: string, text: string): string {
  return hash(file.startsWith("models/") ? text.replace(commentLines, "") : text);
}
