import type { SampleLanguage } from "./languages";
import { shellWord } from "./quote";
import { escapeHidden, isPlainBlock, unicodeEscape, wellFormed } from "./text";

/** Writes a text as an expression; nothing where the language has no form for it. */
type WriteText = (text: string) => string | undefined;

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
const fourDigits = (char: string): string => short[char] ?? unicodeEscape(char);

/** `\n`, or else `\u{X}`. */
const inBraces = (char: string): string => short[char] ?? `\\u{${codeOf(char)}}`;

/** `\n`, or else the bytes of UTF-8 in three octal digits, which end where a hexadecimal escape would not. */
const inOctal = (char: string): string =>
  short[char] ??
  bytesOf(char)
    .map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
    .join("");

/** As PowerShell has it (6 or later). */
const inBackticks = (char: string): string =>
  short[char]?.replace("\\", "`") ?? `\`u{${codeOf(char)}}`;

const codeOf = (char: string) => char.charCodeAt(0).toString(16);

const bytesOf = (char: string) => [...new TextEncoder().encode(char)];

/** Writes a text between double quotes. */
function quotes(
  pattern: RegExp,
  replacement: string,
  hidden: (char: string) => string,
  open = '"',
): Quotes {
  return { open, close: '"', escape: (text) => text.replace(pattern, replacement), hidden };
}

/** Writes several lines as a block where that can hold them, and anything else between quotes. */
function blockOr(block: Block, otherwise: Quotes): WriteText {
  return (text) => {
    if (!isPlainBlock(text) || block.unless?.test(text)) return quoted(text, otherwise);
    return `${block.open}${block.escape?.(text) ?? text}${block.close}`;
  };
}

/** Writes each line as a literal: a compiler of C joins neighbors. */
function joinedLines(style: Quotes): WriteText {
  return (text) => {
    const [first = "", ...others] = text.split(/(?<=\n)(?=[^])/);
    const lines = others.map((line) => quoted(line, { ...style, open: style.close }));
    return [quoted(first, style), ...lines].join("\n    ");
  };
}

/** Writes a text as it is, where nothing in it is hidden. */
const asItIs: WriteText = (text) =>
  escapeHidden(text, (char) => (char === "\n" ? char : "")) === text ? text : undefined;

function quoted(text: string, { open, close, escape, hidden }: Quotes): string {
  return `${open}${escapeHidden(escape(wellFormed(text)), hidden)}${close}`;
}

const plainQuotes = (hidden: (char: string) => string) => quotes(/[\\"]/g, "\\$&", hidden);
const cQuotes = (open: string) => quotes(/[\\"]|(?<=\?)\?/g, "\\$&", inOctal, open);

/** NUL, which no text of C, R or a shell can hold, becomes U+FFFD. */
const withoutNul =
  (write: WriteText): WriteText =>
  (text) =>
    write(text.replaceAll("\0", "\uFFFD"));

const nowdoc = blockOr(
  { open: "<<<'BODY'\n", close: "\nBODY", unless: /^\s*BODY/m },
  quotes(/[\\"$]/g, "\\$&", inBraces),
);

const table = {
  go: blockOr({ open: "`", close: "`", unless: /`/ }, plainQuotes(fourDigits)),
  php: nowdoc,
  guzzle: nowdoc,
  ruby: blockOr(
    { open: "<<'BODY'.chomp\n", close: "\nBODY", unless: /^BODY$/m },
    quotes(/[\\"#]/g, "\\$&", inBraces),
  ),
  httpclient: blockOr(
    { open: '"""\n', close: '\n"""', unless: /"""/ },
    quotes(/[\\"]/g, "\\$&", fourDigits),
  ),
  fetch: blockOr(
    { open: "`", close: "`", escape: (text) => text.replace(/\\|`|\$(?=\{)/g, "\\$&") },
    plainQuotes(fourDigits),
  ),
  kotlin: blockOr(
    {
      open: '"""',
      close: '"""',
      unless: /"""|^"|"$/,
      escape: (text) => text.replace(/\$/g, () => "${'$'}"),
    },
    quotes(/[\\"$]/g, "\\$&", fourDigits),
  ),
  swift: blockOr({ open: '#"""\n', close: '\n"""#', unless: /"""#|\\#/ }, plainQuotes(inBraces)),
  powershell: blockOr(
    { open: "@'\n", close: "\n'@", unless: /^['\u2018-\u201B]@/m },
    // Curly quotes end a literal like straight ones.
    quotes(/[`"$\u201C-\u201E]/g, "`$&", inBackticks),
  ),
  rust: blockOr({ open: 'r#"', close: '"#', unless: /"#/ }, plainQuotes(inBraces)),
  r: withoutNul(blockOr({ open: 'r"(', close: ')"', unless: /\)"/ }, plainQuotes(fourDigits))),
  c: withoutNul(joinedLines(cQuotes('"'))),
  http: asItIs,
  dart: blockOr(
    { open: "r'''", close: "'''", unless: /'''|'$|^\s*\n/ },
    quotes(/[\\"$]/g, "\\$&", inBraces),
  ),
  "objective-c": withoutNul(joinedLines(cQuotes('@"'))),
  ocaml: blockOr({ open: "{|", close: "|}", unless: /\|\}/ }, plainQuotes(inBraces)),
  wget: shellWord,
} satisfies Readonly<Record<string, WriteText>> & { readonly [Own in SampleLanguage]?: never };

/** A language that a site can add. */
export type AddedKey = keyof typeof table;

/** How the languages that a site can add write a body. */
export const addedBodies: Readonly<Record<string, WriteText>> = table;
