import { escapeHidden, unicodeEscape, wellFormed } from "./text";

const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * A text between double quotes, with the escapes that JavaScript, Python, Java and C# share.
 *
 * Java translates `\uXXXX` before it looks for the end of a line or literal, which is why line ends have escapes of their own;
 * no other hidden character ends a literal there (JLS 3.3, 3.4).
 */
export function quoted(text: string): string {
  return `"${insideQuotes(text)}"`;
}

/** The key of a JavaScript object literal. `__proto__` would set the prototype unless it is computed (ECMA-262, B.3.1). */
export function jsKey(key: string): string {
  if (key === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

/** What stands between the quotes of {@link quoted}. */
export function insideQuotes(text: string): string {
  const escaped = text.replace(/[\\"]/g, "\\$&");
  return escapeHidden(escaped, (char) => SHORT[char] ?? unicodeEscape(char));
}

/** What stands between the single quotes of a shell. All is text there, so the quotes are left for what cannot stand there. */
export function insideShellQuotes(text: string): string {
  return escapeHidden(
    shellText(text).replaceAll("'", "'\\''"),
    (char) => `'$'${shellEscape(char)}''`,
  );
}

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

/** The text as a process can be given it: well formed, and without NUL, which becomes U+FFFD. */
function shellText(text: string): string {
  return wellFormed(text).replaceAll("\0", "\uFFFD");
}

/** One hidden character inside `$'…'`, by its UTF-8 bytes: that does not depend on the reader's locale. */
function shellEscape(char: string): string {
  const bytes = [...new TextEncoder().encode(char)];
  return SHORT[char] ?? bytes.map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
}
