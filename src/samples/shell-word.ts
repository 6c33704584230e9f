import { shellEscape, shellText } from "./quote";
import { escapeHidden } from "./text";

/**
 * A text as one word of bash or zsh.
 *
 * Single quotes keep everything, line ends included. A text with hidden characters, or with blanks at a line's end, is
 * written as `$'…'`, with hexadecimal bytes for what is hidden.
 */
export function shellWord(text: string): string {
  const legal = shellText(text);
  const visible = escapeHidden(legal, (char) => (char === "\n" ? char : ""));
  if (visible === legal && !/[ \t]\n/.test(legal)) return `'${legal.replaceAll("'", "'\\''")}'`;
  const escaped = legal.replace(/[\\']/g, "\\$&");
  return `$'${escapeHidden(escaped, shellEscape)}'`;
}
