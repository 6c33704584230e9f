import { escapeHidden, unicodeEscape } from "../text";

const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * A text between double quotes, with the escapes that JavaScript, Python, Java and C# share.
 *
 * Java translates `\uXXXX` before it looks for the end of a line or literal, which is why line ends have escapes of their own;
 * no other hidden character ends a literal there (JLS 3.3, 3.4).
 */
export function quoted(text: string): string {
  const escaped = text.replace(/[\\"]/g, "\\$&");
  return `"${escapeHidden(escaped, (char) => SHORT[char] ?? unicodeEscape(char))}"`;
}
