import { languages, type SampleLanguage } from "./languages";
import { insideQuotes, insideShellQuotes, jsKey, jsMember, quoted, shellWord } from "./quote";
import { isRecord } from "./serialize";
import { writeOut } from "./template";
import {
  block,
  escapeHidden,
  indentLines,
  isPlainBlock,
  jsonText,
  unicodeEscape,
  wellFormed,
} from "./text";
import type { JsonValue, SampleInputs, WritingRule } from "./types";

/** How a family of languages writes texts. Codegen, the build and the browser share it. */
interface Family extends Quotes {
  /**
   * Returns a text as an expression, over several lines if the language has a literal for them; `undefined` if it cannot express the text.
   *
   * @param indent indentation of the line on which it begins
   */
  readonly text: (text: string, indent?: string) => string | undefined;
  /** Returns a JSON value as an expression; absent: the family only writes it as a text. */
  readonly value?: (value: JsonValue, indent?: string) => string;
  /** The start and end of a comment; absent: the language has no comments. */
  readonly comment?: readonly [begin: string, end: string];
}

/** A literal on one line. */
interface Quotes {
  readonly open: string;
  readonly close: string;
  /** Returns a text as it is written between them. */
  readonly inside: (text: string) => string;
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
  [...new TextEncoder().encode(char)]
    .map((byte) => `\\${byte.toString(8).padStart(3, "0")}`)
    .join("");

/** Returns the escape of PowerShell (6 or later). */
const inBackticks = (char: string): string =>
  short[char]?.replace("\\", "`") ?? `\`u{${codeOf(char)}}`;

const codeOf = (char: string) => char.charCodeAt(0).toString(16);

/** Returns quotes, by default double ones, and escapes by a pattern and the replacement of its matches. */
function quotes(
  pattern: RegExp,
  hidden: (char: string) => string,
  { open = '"', close = '"', replacement = "\\$&" } = {},
): Quotes {
  const inside = (text: string) =>
    escapeHidden(wellFormed(text).replace(pattern, replacement), hidden);
  return { open, close, inside };
}

/** Returns a text as a literal on one line. */
function literal({ open, close, inside }: Quotes, text: string): string {
  return `${open}${inside(text)}${close}`;
}

/** Writes several lines as a block if it can contain them, and any other text between quotes. */
function blockOr(style: Block, otherwise: Quotes, comment = slashes): Family {
  const { open, close, unless, escape = (text) => text } = style;
  const text = (whole: string) =>
    isPlainBlock(whole) && !unless?.test(whole)
      ? `${open}${escape(whole)}${close}`
      : literal(otherwise, whole);
  return { ...otherwise, text, comment };
}

/** Writes each line as a literal, because C compilers join adjacent literals. */
function joinedLines(style: Quotes): Family {
  const text = (whole: string) => {
    const [first = "", ...others] = whole.split(/(?<=\n)(?=[^])/);
    const lines = others.map((line) => literal({ ...style, open: style.close }, line));
    return [literal(style, first), ...lines].join("\n    ");
  };
  return { ...style, text, comment: slashes };
}

/** Replaces NUL, which strings of C and R cannot contain, by U+FFFD. */
function withoutNul({ inside, text, ...family }: Family): Family {
  const legal = (whole: string) => whole.replaceAll("\0", "\uFFFD");
  return {
    ...family,
    inside: (whole) => inside(legal(whole)),
    text: (whole) => text(legal(whole)),
  };
}

const slashes: Family["comment"] = ["// ", ""];
const hash: Family["comment"] = ["# ", ""];
/** The quotes of JavaScript, Python, Java and C#. */
const common: Quotes = { open: '"', close: '"', inside: insideQuotes };
const plain = (hidden: (char: string) => string) => quotes(/[\\"]/g, hidden);
const withDollar = (hidden: (char: string) => string) => quotes(/[\\"$]/g, hidden);
/** Two question marks in a row would start a trigraph (C17, 5.2.1.1). */
const inC = (open: string) => quotes(/[\\"]|(?<=\?)\?/g, inOctal, { open });
const single = { open: "'", close: "'" };

/** The families, by the name that a language has in `quoting`. */
const families = {
  shell: { ...single, inside: insideShellQuotes, text: shellWord, comment: hash },
  javascript: {
    ...blockOr(
      { open: "`", close: "`", escape: (text) => text.replace(/\\|`|\$(?=\{)/g, "\\$&") },
      common,
    ),
    value: jsValue,
  },
  python: {
    ...blockOr({ open: '"""\\\n', close: '"""', escape: escapeThree }, common, hash),
    value: pyValue,
  },
  // Indented eight columns more than the statement, so that no line of the block looks like a statement.
  java: {
    ...common,
    text: (text, indent = "") => javaText(text, `${indent}        `),
    comment: slashes,
  },
  csharp: {
    ...common,
    text: (text, indent = "") => csharpText(text, `${indent}    `),
    comment: slashes,
  },
  go: blockOr({ open: "`", close: "`", unless: /`/ }, plain(fourDigits)),
  php: blockOr({ open: "<<<'BODY'\n", close: "\nBODY", unless: /^\s*BODY/m }, withDollar(inBraces)),
  // Single-quoted literals have no escapes for hidden characters, so they are interrupted.
  "php-single": blockOr(
    { open: "<<<'BODY'\n", close: "\nBODY", unless: /^\s*BODY/m },
    quotes(/[\\']/g, (char) => `' . "${inBraces(char)}" . '`, single),
  ),
  ruby: {
    // A heredoc would end only on a line of its own.
    ...blockOr(
      { ...single, escape: (text) => text.replace(/[\\']/g, "\\$&") },
      quotes(/[\\"#]/g, inBraces),
      hash,
    ),
    value: rubyValue,
  },
  kotlin: blockOr(
    {
      open: '"""',
      close: '"""',
      unless: /"""|^"|"$/,
      escape: (text) => text.replace(/\$/g, () => "${'$'}"),
    },
    withDollar(fourDigits),
  ),
  swift: blockOr({ open: '#"""\n', close: '\n"""#', unless: /"""#|\\#/ }, plain(inBraces)),
  powershell: blockOr(
    { open: "@'\n", close: "\n'@", unless: /^['\u2018-\u201B]@/m },
    // Curly quotes end a literal like straight ones.
    quotes(/[`"$\u201C-\u201E]/g, inBackticks, { replacement: "`$&" }),
    hash,
  ),
  rust: blockOr({ open: 'r#"', close: '"#', unless: /"#/ }, plain(inBraces)),
  // The library writes some literals in single quotes.
  r: withoutNul(
    blockOr({ open: 'r"(', close: ')"', unless: /\)"/ }, quotes(/[\\"']/g, fourDigits), hash),
  ),
  c: withoutNul(joinedLines(inC('"'))),
  "objective-c": withoutNul(joinedLines(inC('@"'))),
  dart: blockOr(
    { open: "r'''", close: "'''", unless: /'''|'$|^\s*\n/ },
    quotes(/[\\'$]/g, inBraces, single),
  ),
  ocaml: {
    ...blockOr({ open: "{|", close: "|}", unless: /\|\}/ }, plain(inBraces)),
    comment: ["(* ", " *)"],
  },
  /** Writes a text unchanged, if it has no hidden characters. */
  none: {
    open: "",
    close: "",
    inside: (text) => text,
    text: (text) =>
      escapeHidden(text, (char) => (char === "\n" ? char : "")) === text ? text : undefined,
  },
} satisfies Readonly<Record<string, Family>>;

/** The names of the families. */
export const familyNames: readonly string[] = Object.keys(families);

/** Returns a family. @throws {Error} if there is none of this name */
export function familyOf(name: string): Family {
  const found = (families as Readonly<Record<string, Family>>)[name];
  if (!found) throw new Error(`There is no way of quoting named ${name}.`);
  return found;
}

/** Returns the rule of a language. @param rules those of languages that are not ours, or that the site replaces */
export function ruleOf(language: string, rules: SampleInputs["rules"]): WritingRule {
  const rule = rules?.[language] ?? languages[language as SampleLanguage];
  if (!rule) throw new Error(`There is no sample language ${language}.`);
  return rule;
}

/** How values are written into the samples of a language. */
export interface Quoting {
  /** Returns a text as it is written between the quotes of a literal. */
  readonly inLiteral: (text: string) => string;
  /** Returns the name of a header as it is in a template. */
  readonly headerName: (name: string) => string;
  /** Returns a header as a separate line among the others. */
  readonly headerLine: (name: string, value: string) => string;
}

/** Returns how a language writes values. @param rules rules of the languages that are not ours, or no longer */
export function quotingOf(language: string, rules: SampleInputs["rules"]): Quoting {
  const {
    quoting,
    literals = quoting,
    names,
    line = "",
    emptyLine = line,
  } = ruleOf(language, rules);
  const { inside } = familyOf(literals);
  const headerName = names === undefined ? inside : nameForms[names];
  return {
    inLiteral: inside,
    headerName,
    headerLine: (name, value) =>
      writeOut(value === "" ? emptyLine : line, (slot) =>
        slot === "name" ? headerName(name) : inside(value),
      ),
  };
}

/** Returns a value of a parameter as text. */
export function valueText(value: JsonValue): string {
  return typeof value === "object" ? jsonText(value) : String(value);
}

/** Returns a value of a parameter as an expression on one line: as a text, unless the family can write it as it is. */
export function literalIn(
  language: string,
  rules: SampleInputs["rules"],
  value: JsonValue,
): string {
  const family = familyOf(ruleOf(language, rules).quoting);
  if (!family.value || isRecord(value)) return literal(family, valueText(value));
  if (!Array.isArray(value)) return family.value(value);
  return `[${value.map((item: JsonValue) => literalIn(language, rules, item)).join(", ")}]`;
}

/** Returns a parameter that a reader adds, on its own line. */
export function argumentIn(
  language: string,
  rules: SampleInputs["rules"],
  name: string,
  value: JsonValue,
): string {
  const { quoting, argument = "" } = ruleOf(language, rules);
  const { inside } = familyOf(quoting);
  return writeOut(argument, (slot) => {
    const [part, form] = slot.split(".");
    if (part === "literal") return literalIn(language, rules, value);
    return part === "value" ? inside(valueText(value)) : (nameForms[form as "key"] ?? inside)(name);
  });
}

function words(name: string): readonly string[] {
  return name.split(/[^A-Za-z\d]+|(?<=[a-z\d])(?=[A-Z])/).filter((word) => word !== "");
}

function identifier(name: string): string {
  return /^[a-z]/i.test(name) ? name : `_${name}`;
}

/** What a name may become, besides a text. */
export const nameForms = {
  key: (name: string) => jsKey(name),
  snake: (name: string) => identifier(words(name).join("_").toLowerCase()),
  camel: (name: string) =>
    identifier(
      words(name)
        .map((word, index) => {
          const first = word.charAt(0);
          return (index === 0 ? first.toLowerCase() : first.toUpperCase()) + word.slice(1);
        })
        .join(""),
    ),
} as const;

/** How a language writes JSON values. */
interface ValueStyle {
  /** The additional indentation of the members of an array or object. */
  readonly step: string;
  readonly member: (key: string, value: string, quote: typeof quoted) => string;
  /** Returns a boolean or null. */
  readonly word: (value: boolean | null) => string;
}

/** Writes a JSON value as an expression, with one member per line between two brackets. */
function valueIn(style: ValueStyle, value: JsonValue, indent: string, quote = quoted): string {
  const { step, member, word } = style;
  const inside = (item: JsonValue) => valueIn(style, item, indent + step, quote);
  if (typeof value === "string") return quote(value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return block("[]", value.map(inside), indent, step);
  if (!isRecord(value)) return word(value as boolean | null);
  const members = Object.entries(value).map(([key, item]) => member(key, inside(item), quote));
  return block("{}", members, indent, step);
}

/** Returns a JSON value as a JavaScript expression, formatted like Prettier. */
export function jsValue(value: JsonValue, indent = "", quote = quoted): string {
  return valueIn({ step: "  ", member: jsMember, word: String }, value, indent, quote);
}

/** Returns a JSON value as a Python expression, formatted like Black. */
export function pyValue(value: JsonValue, indent = "", quote = quoted): string {
  const word = (one: boolean | null) => (one === null ? "None" : one ? "True" : "False");
  const member = (key: string, item: string) => `${quote(key)}: ${item}`;
  return valueIn({ step: "    ", member, word }, value, indent, quote);
}

/** Returns a JSON value as a Ruby expression. */
function rubyValue(value: JsonValue, indent = ""): string {
  const quote = (text: string) => literal(families.ruby, text);
  const member = (key: string, item: string) => `${quote(key)} => ${item}`;
  const word = (one: boolean | null) => (one === null ? "nil" : String(one));
  return valueIn({ step: "  ", member, word }, value, indent, quote);
}

/** Escapes a text between three double quotes. */
function escapeThree(text: string): string {
  return text.replace(/\\/g, "\\\\").replace(/"(?="")|"$/g, '\\"');
}

/** Returns a text as a Java literal; several lines become a text block (JLS 3.10.6, Java 15), which strips the indentation of its lines. */
function javaText(text: string, indent: string): string {
  // A text block strips the indentation that its lines share. If all lines are indented, this would be the text's own.
  if (!isPlainBlock(text) || !/^\S/m.test(text)) return quoted(text);
  const escaped = escapeThree(text);
  // If the last line is empty, it has only the closing quotes, which would lower the shared indentation.
  const end = escaped.endsWith("\n") ? indent : "";
  return `"""\n${indentLines(escaped, indent)}${end}"""`;
}

/**
 * Returns a text as a C# literal; several lines become a raw string literal (C# 11), which has no escapes and is therefore closed
 * with more quotes than the text has in a row. It strips the indentation of its lines.
 */
function csharpText(text: string, indent: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  const runs = text.match(/"+/g) ?? [];
  const fence = '"'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}\n${indentLines(text, indent)}\n${indent}${fence}`;
}

/** Returns a JSON value as an expression, or as JSON in a text. @param indent of the line on which it begins */
export function jsonIn({ quoting, json }: WritingRule, value: JsonValue, indent: string): string {
  const family = familyOf(quoting);
  if (family.value && json !== "text") return family.value(value, indent);
  return family.text(jsonText(value, 2), indent) ?? "";
}
