import type { SampleLanguage } from "./languages";
import { shellWord } from "./quote";
import { escapeHidden, isPlainBlock, unicodeEscape, wellFormed } from "./text";

/** Writes a text as an expression; returns `undefined` if the language cannot express it. */
type WriteText = (text: string) => string | undefined;

/** The start and end of a one-line literal, and its escapes. */
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
  /** Matches texts that it cannot contain. */
  readonly unless?: RegExp;
  readonly escape?: (text: string) => string;
}

const short: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Returns `\n` or the like, or else `\uXXXX`. */
const fourDigits = (char: string): string => short[char] ?? unicodeEscape(char);

/** Returns `\n` or the like, or else `\u{X}`. */
const inBraces = (char: string): string => short[char] ?? `\\u{${codeOf(char)}}`;

/** Returns `\n` or the like, or else UTF-8 bytes in octal, which have exactly three digits, whereas hexadecimal escapes have no end. */
const inOctal = (char: string): string =>
  short[char] ??
  bytesOf(char)
    .map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
    .join("");

/** Returns the escape of PowerShell (6 or later). */
const inBackticks = (char: string): string =>
  short[char]?.replace("\\", "`") ?? `\`u{${codeOf(char)}}`;

const codeOf = (char: string) => char.charCodeAt(0).toString(16);

const bytesOf = (char: string) => [...new TextEncoder().encode(char)];

/** Creates quotes, by default double quotes. */
function quotes(
  pattern: RegExp,
  replacement: string,
  hidden: (char: string) => string,
  open = '"',
): Quotes {
  return { open, close: '"', escape: (text) => text.replace(pattern, replacement), hidden };
}

/** Writes several lines as a block if it can contain them, and any other text between quotes. */
function blockOr(block: Block, otherwise: Quotes): WriteText {
  return (text) => {
    if (!isPlainBlock(text) || block.unless?.test(text)) return quoted(text, otherwise);
    return `${block.open}${block.escape?.(text) ?? text}${block.close}`;
  };
}

/** Writes each line as a literal, because C compilers join adjacent literals. */
function joinedLines(style: Quotes): WriteText {
  return (text) => {
    const [first = "", ...others] = text.split(/(?<=\n)(?=[^])/);
    const lines = others.map((line) => quoted(line, { ...style, open: style.close }));
    return [quoted(first, style), ...lines].join("\n    ");
  };
}

/** Writes a text unchanged, if it has no hidden characters. */
const asItIs: WriteText = (text) =>
  escapeHidden(text, (char) => (char === "\n" ? char : "")) === text ? text : undefined;

function quoted(text: string, { open, close, escape, hidden }: Quotes): string {
  return `${open}${escapeHidden(escape(wellFormed(text)), hidden)}${close}`;
}

const plainQuotes = (hidden: (char: string) => string) => quotes(/[\\"]/g, "\\$&", hidden);
const cQuotes = (open: string) => quotes(/[\\"]|(?<=\?)\?/g, "\\$&", inOctal, open);

/** Replaces NUL, which strings of C, R and shells cannot contain, by U+FFFD. */
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

/** The functions that write a body in the languages that a site can add. */
export const addedBodies: Readonly<Record<string, WriteText>> = table;
