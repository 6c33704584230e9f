import type { Markdown } from "./types";
import { inlineText } from "./plain-text";

/** A period after a single letter (`e.g.`) or before a lowercase letter does not end a sentence. */
const sentence = /^.+?(?<![\s(.]\p{L})[.!?](?=\s+[^\p{Ll}\s]|$)/su;

/**
 * Returns the first sentence of a description as plain text, for lists.
 *
 * @returns `undefined` if the description does not start with a paragraph
 */
export function summaryOf([first]: Markdown): string | undefined {
  if (first?.kind !== "paragraph") return undefined;
  const text = inlineText(first.children).replace(/\s+/g, " ").trim();
  return (sentence.exec(text)?.[0] ?? text) || undefined;
}
