import { escapeHidden, unicodeEscape, wellFormed } from "./text";

const SHORT: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * Returns a text in double quotes, with the escapes that JavaScript, Python, Java and C# share.
 *
 * Java translates `\uXXXX` before it looks for the end of a line or literal, so line ends have different escapes. No other hidden
 * character ends a literal in Java (JLS 3.3, 3.4).
 */
export function quoted(text: string): string {
  return `"${insideQuotes(text)}"`;
}

/** Returns a key of a JavaScript object literal. `__proto__` would set the prototype unless it is computed (ECMA-262, B.3.1). */
export function jsKey(key: string, quote = quoted): string {
  if (key === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}

/** Returns a member of a JavaScript object literal. In a program, a variable of the same name is written once. */
export function jsMember(key: string, value: string, quote = quoted): string {
  const name = jsKey(key, quote);
  const isOne = quote !== quoted && name === value && /^(?!(?:true|false|null)$)\w+$/.test(name);
  return isOne ? name : `${name}: ${value}`;
}

/** Returns the text between the quotes of {@link quoted}. */
export function insideQuotes(text: string): string {
  const escaped = text.replace(/[\\"]/g, "\\$&");
  return escapeHidden(escaped, (char) => SHORT[char] ?? unicodeEscape(char));
}

/** Returns a text as written between single quotes in a shell. They have no escapes, so the quotes are closed for hidden characters. */
export function insideShellQuotes(text: string): string {
  return escapeHidden(
    shellText(text).replaceAll("'", "'\\''"),
    (char) => `'$'${shellEscape(char)}''`,
  );
}

/**
 * Returns a text as one word of bash or zsh.
 *
 * Single quotes keep everything, including line ends. A text with hidden characters, or with blanks at a line's end, is written
 * as `$'…'`, with hexadecimal bytes for hidden characters.
 */
export function shellWord(text: string): string {
  const legal = shellText(text);
  const visible = escapeHidden(legal, (char) => (char === "\n" ? char : ""));
  if (visible === legal && !/[ \t]\n/.test(legal)) return `'${legal.replaceAll("'", "'\\''")}'`;
  const escaped = legal.replace(/[\\']/g, "\\$&");
  return `$'${escapeHidden(escaped, shellEscape)}'`;
}

/** Returns a text that can be passed to a process: well formed, and with U+FFFD instead of NUL. */
function shellText(text: string): string {
  return wellFormed(text).replaceAll("\0", "\uFFFD");
}

/** Returns one hidden character inside `$'…'` as UTF-8 bytes, which do not depend on the reader's locale. */
function shellEscape(char: string): string {
  const bytes = [...new TextEncoder().encode(char)];
  return SHORT[char] ?? bytes.map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
}
