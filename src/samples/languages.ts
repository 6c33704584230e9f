import { insideQuotes, insideShellQuotes, jsKey, jsMember, quoted, shellWord } from "./quote";
import { isRecord } from "./serialize";
import { block, indentLines, isPlainBlock, jsonText } from "./text";
import type { JsonValue } from "./types";

/** How samples of a language are shown, and how readers' values are written into them. Every guide loads this. */
export interface LanguageInfo {
  /** The label of the tab. */
  readonly label: string;
  /** The environment or library that the sample needs. */
  readonly needs: string;
  /** Name of a file with a sample; an ending such as `.go` follows the id of the operation. */
  readonly file: string;
  /** The grammar that highlights it (a language of Shiki). */
  readonly grammar: string;
  /** Returns a text as it is written between the quotes of a literal. */
  readonly inLiteral: (text: string) => string;
  /** Returns the name of a header as it is in a template; absent: it is written between the quotes of a literal. */
  readonly headerName?: (name: string) => string;
  /** Returns a header as a separate line among the others. */
  readonly headerLine: (name: string, value: string) => string;
  /** Returns a JSON body as an expression or, in the shell, a word; `indent` is that of the line on which it begins. */
  readonly jsonBody: (value: JsonValue, indent: string) => string;
}

const table = {
  curl: {
    label: "curl",
    needs: "Shell",
    file: ".sh",
    grammar: "bash",
    inLiteral: insideShellQuotes,
    headerLine: (name, value) =>
      `  ${curlHeader(insideShellQuotes(name), insideShellQuotes(value))} \\\n`,
    jsonBody: (value) => shellWord(jsonText(value, 2)),
  },
  axios: {
    label: "Node",
    needs: "axios",
    file: ".mjs",
    grammar: "javascript",
    inLiteral: insideQuotes,
    headerName: jsKey,
    headerLine: (name, value) => `      ${jsKey(name)}: ${quoted(value)},\n`,
    jsonBody: jsValue,
  },
  requests: {
    label: "Python",
    needs: "requests",
    file: ".py",
    grammar: "python",
    inLiteral: insideQuotes,
    headerLine: (name, value) => `        ${quoted(name)}: ${quoted(value)},\n`,
    jsonBody: pyValue,
  },
  okhttp: {
    label: "Java",
    needs: "OkHttp",
    // The file is named after the class in it.
    file: "Main.java",
    grammar: "java",
    inLiteral: insideQuotes,
    headerLine: (name, value) => `        .header(${quoted(name)}, ${quoted(value)})\n`,
    // Indented eight columns more than the statement, so that no line of the block looks like a statement.
    jsonBody: (value, indent) => javaText(jsonText(value, 2), `${indent}        `),
  },
  restsharp: {
    label: "C#",
    needs: "RestSharp",
    file: "Program.cs",
    grammar: "csharp",
    inLiteral: insideQuotes,
    headerLine: (name, value) => `request.AddHeader(${quoted(name)}, ${quoted(value)});\n`,
    jsonBody: (value, indent) => csharpText(jsonText(value, 2), `${indent}    `),
  },
} as const satisfies Readonly<Record<string, LanguageInfo>>;

/** A language in which every operation has a sample. */
export type SampleLanguage = keyof typeof table;

/** The languages in tab order. A new one needs a row here, a template, and a row in `codegen/samples/writers/all.ts`. */
export const languages: {
  readonly [Key in SampleLanguage]: LanguageInfo & Pick<(typeof table)[Key], "grammar">;
} = table;

/** The keys of the languages, in the same order. */
export const languageKeys = Object.keys(table) as readonly SampleLanguage[];

export function byLanguage<T>(make: (language: SampleLanguage) => T): Record<SampleLanguage, T> {
  const entries = languageKeys.map((language) => [language, make(language)]);
  return Object.fromEntries(entries) as Record<SampleLanguage, T>;
}

/** Returns a header for curl, from already quoted texts. `Name:` would remove it; `Name;` sends it empty. */
function curlHeader(name: string, value: string): string {
  return `--header '${value === "" ? `${name};` : `${name}: ${value}`}'`;
}

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

/**
 * Returns a text as a Java literal; several lines become a text block (JLS 3.10.6, Java 15).
 *
 * @param indent indentation of the lines of a text block, which Java strips
 */
export function javaText(text: string, indent: string): string {
  // A text block strips the indentation that its lines share. If all lines are indented, this would be the text's own.
  if (!isPlainBlock(text) || !/^\S/m.test(text)) return quoted(text);
  const escaped = text.replace(/\\/g, "\\\\").replace(/"(?="")|"$/g, '\\"');
  // If the last line is empty, it has only the closing quotes, which would lower the shared indentation.
  const end = escaped.endsWith("\n") ? indent : "";
  return `"""\n${indentLines(escaped, indent)}${end}"""`;
}

/**
 * Returns a text as a C# literal; several lines become a raw string literal (C# 11), which has no escapes and is therefore closed
 * with more quotes than the text has in a row.
 *
 * @param indent indentation of its lines, which C# strips
 */
export function csharpText(text: string, indent: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  const runs = text.match(/"+/g) ?? [];
  const fence = '"'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}\n${indentLines(text, indent)}\n${indent}${fence}`;
}
