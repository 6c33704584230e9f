import { escapeHidden, wellFormed } from "../text";

/**
 * A text as one word of bash or zsh.
 *
 * Single quotes keep everything, line ends included. A text with hidden characters, or with blanks at a line's end, is
 * written as `$'…'` with its UTF-8 bytes in hexadecimal, which does not depend on the reader's locale. NUL, which no argument
 * of a process can hold, becomes U+FFFD.
 */
export function shellWord(text: string): string {
  const legal = wellFormed(text).replaceAll("\0", "\uFFFD");
  const visible = escapeHidden(legal, (char) => (char === "\n" ? char : ""));
  if (visible === legal && !/[ \t]\n/.test(legal)) return `'${legal.replaceAll("'", "'\\''")}'`;
  const escaped = legal.replace(/[\\']/g, "\\$&");
  return `$'${escapeHidden(escaped, hexBytes)}'`;
}

function hexBytes(char: string): string {
  const short: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const bytes = [...new TextEncoder().encode(char)];
  return short[char] ?? bytes.map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
}
