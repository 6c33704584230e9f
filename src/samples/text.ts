import type { JsonValue } from "./types";

/**
 * Characters that are invisible or that change how their neighbors appear: controls, unpaired surrogates, line and paragraph
 * separators, bidirectional controls, and zero-width blanks. Excludes joiners, which scripts and emoji need.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * Replaces every hidden character.
 *
 * @param text any text
 * @param escape returns the escape of one UTF-16 code unit in the language of the sample
 * @returns the text without hidden characters
 */
export function escapeHidden(text: string, escape: (char: string) => string): string {
  return text.replace(HIDDEN, escape);
}

/** Returns the escape `\uXXXX` of JSON, JavaScript, Java, C# and Python. */
export function unicodeEscape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Replaces unpaired surrogates, which have no UTF-8 form, by U+FFFD, as every encoder does (WHATWG Encoding). */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\uFFFD");
}

/**
 * Returns a value as JSON text (RFC 8259) with every hidden character escaped.
 *
 * @param indent blanks per level; with 0, the text is one line
 */
export function jsonText(value: JsonValue, indent = 0): string {
  const text = JSON.stringify(value, null, indent);
  return escapeHidden(text, (char) => (char === "\n" ? char : unicodeEscape(char)));
}

/**
 * Whether a text can be written unchanged over several lines of source: lines end in LF, no line ends in a blank (editors
 * strip those), and no character is hidden.
 */
export function isPlainBlock(text: string): boolean {
  if (!text.includes("\n") || /[ \t]\n|[ \t]$/.test(text)) return false;
  return text === escapeHidden(text, (char) => (char === "\n" ? char : ""));
}

/** Puts `indent` before every line that is not empty. */
export function indentLines(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

/**
 * Returns members one per line between two brackets, as Prettier and Black write them.
 *
 * @param indent indentation of the line with the first bracket
 * @param step additional indentation of the members
 */
export function block(
  brackets: string,
  members: readonly string[],
  indent: string,
  step: string,
): string {
  if (members.length === 0) return brackets;
  const lines = members.map((member) => `${indent}${step}${member},\n`).join("");
  return `${brackets.charAt(0)}\n${lines}${indent}${brackets.charAt(1)}`;
}
