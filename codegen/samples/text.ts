import { escapeHidden } from "../../src/samples/text";

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
