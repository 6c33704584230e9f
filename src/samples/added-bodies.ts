import { escapeHidden, isPlainBlock, unicodeEscape, wellFormed } from "../../samples/text";

/** Writes a text as an expression; nothing where the language has no form for it. */
export type WriteText = (text: string) => string | undefined;

/** What a literal of one line begins and ends with, and what it escapes. */
interface Quotes {
  readonly open: string;
  readonly close: string;
  readonly escape: (text: string) => string;
  readonly hidden: (char: string) => string;
}

/** A literal over several lines. */
interface Block {
  readonly open: string;
  readonly close: string;
  /** Texts that it cannot hold. */
  readonly unless?: RegExp;
  readonly escape?: (text: string) => string;
}

const short: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** `\n`, or else `\uXXXX`. */
export const fourDigits = (char: string): string => short[char] ?? unicodeEscape(char);

/** `\n`, or else `\u{X}`. */
export const inBraces = (char: string): string => short[char] ?? `\\u{${codeOf(char)}}`;

/** `\n`, or else the bytes of UTF-8 in three octal digits, which end where a hexadecimal escape would not. */
export const inOctal = (char: string): string =>
  short[char] ??
  bytesOf(char)
    .map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
    .join("");

/** As PowerShell has it (6 or later). */
export const inBackticks = (char: string): string =>
  short[char]?.replace("\\", "`") ?? `\`u{${codeOf(char)}}`;

const codeOf = (char: string) => char.charCodeAt(0).toString(16);

const bytesOf = (char: string) => [...new TextEncoder().encode(char)];

/** Writes a text between double quotes. */
export function quotes(
  pattern: RegExp,
  replacement: string,
  hidden: (char: string) => string,
  open = '"',
): Quotes {
  return { open, close: '"', escape: (text) => text.replace(pattern, replacement), hidden };
}

/** Writes several lines as a block where that can hold them, and anything else between quotes. */
export function blockOr(block: Block, otherwise: Quotes): WriteText {
  return (text) => {
    if (!isPlainBlock(text) || block.unless?.test(text)) return quoted(text, otherwise);
    return `${block.open}${block.escape?.(text) ?? text}${block.close}`;
  };
}

/** Writes each line as a literal: a compiler of C joins neighbors. */
export function joinedLines(style: Quotes): WriteText {
  return (text) => {
    const [first = "", ...others] = text.split(/(?<=\n)(?=[^])/);
    const lines = others.map((line) => quoted(line, { ...style, open: style.close }));
    return [quoted(first, style), ...lines].join("\n    ");
  };
}

/** Writes a text as it is, where nothing in it is hidden. */
export const asItIs: WriteText = (text) =>
  escapeHidden(text, (char) => (char === "\n" ? char : "")) === text ? text : undefined;

function quoted(text: string, { open, close, escape, hidden }: Quotes): string {
  return `${open}${escapeHidden(escape(wellFormed(text)), hidden)}${close}`;
}
