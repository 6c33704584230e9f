import type { JsonValue } from "./types";

/**
 * Characters that a reader cannot see or that change how the neighbours are seen: controls, unpaired surrogates, line and
 * paragraph separators, bidirectional controls, and blanks of no width. Joiners stay: scripts and emoji need them.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * Replaces every hidden character.
 *
 * @param text any text
 * @param escape gives the escape of one UTF-16 code unit in the language that is written
 * @returns the text without hidden characters
 */
export function escapeHidden(text: string, escape: (char: string) => string): string {
  return text.replace(HIDDEN, escape);
}

/** `\uXXXX`, as JSON, JavaScript, Java, C# and Python write it. */
export function unicodeEscape(char: string): string {
  return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Unpaired surrogates have no UTF-8 form; they become U+FFFD, as every encoder does it (WHATWG Encoding). */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\uFFFD");
}

/**
 * A value as JSON text (RFC 8259) in which every hidden character is an escape.
 *
 * @param indent blanks per level; 0 writes one line
 */
export function jsonText(value: JsonValue, indent = 0): string {
  const text = JSON.stringify(value, null, indent);
  return escapeHidden(text, (char) => (char === "\n" ? char : unicodeEscape(char)));
}

/**
 * Whether a text may stand over several lines of source as it is: lines end in LF, no line ends in a blank (editors strip
 * those), and nothing is hidden.
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
 * Members one per line between two brackets, as Prettier and Black write them.
 *
 * @param indent of the line that the first bracket stands on
 * @param step how much further the members are indented
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
