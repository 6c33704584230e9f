import type { Markdown } from "../model/types";
import { inlineText } from "./plain-text";

/** A full stop after a letter alone (`e.g.`) or before a small letter ends no sentence. */
const sentence = /^.+?(?<![\s(.]\p{L})[.!?](?=\s+[^\p{Ll}\s]|$)/su;

/**
 * The first sentence of a description as plain text, for lists that say in a line what something is.
 *
 * @returns nothing when the description does not begin with a paragraph
 */
export function summaryOf([first]: Markdown): string | undefined {
  if (first?.kind !== "paragraph") return undefined;
  const text = inlineText(first.children).replace(/\s+/g, " ").trim();
  return (sentence.exec(text)?.[0] ?? text) || undefined;
}
