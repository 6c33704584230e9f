import { insideQuotes, insideShellQuotes, jsKey, quoted, shellWord } from "./quote";
import { isRecord } from "./serialize";
import { block, indentLines, isPlainBlock, jsonText } from "./text";
import type { JsonValue } from "./types";

/** How samples of a language are shown, and how values of readers are written into them. Each guide loads this. */
export interface LanguageInfo {
  /** What the tab says. */
  readonly label: string;
  /** What the sample runs in, or the library that it uses. */
  readonly needs: string;
  /** Name of a file that holds a sample; an ending such as `.go` follows the id of the operation. */
  readonly file: string;
  /** The grammar that highlights it (a language of Shiki). */
  readonly grammar: string;
  /** What stands between the quotes of a literal. */
  readonly inLiteral: (text: string) => string;
  /** The name of a header as a template has it; absent: it stands between the quotes of a literal. */
  readonly headerName?: (name: string) => string;
  /** A header as a line of its own among the others. */
  readonly headerLine: (name: string, value: string) => string;
  /** A body in JSON, an expression or, in the shell, a word; `indent` is that of the line on which it begins. */
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
    // The file is called after the class in it.
    file: "Main.java",
    grammar: "java",
    inLiteral: insideQuotes,
    headerLine: (name, value) => `        .header(${quoted(name)}, ${quoted(value)})\n`,
    // Eight columns more than the statement, so that no line of the block looks like a statement.
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

/** The languages in the order of their tabs. A new one is a row here and one in `codegen/samples/writers/all.ts`, with its writer beside that. */
export const languages: {
  readonly [Key in SampleLanguage]: LanguageInfo & Pick<(typeof table)[Key], "grammar">;
} = table;

/** Their keys, in the same order. */
export const languageKeys = Object.keys(table) as readonly SampleLanguage[];

export function byLanguage<T>(make: (language: SampleLanguage) => T): Record<SampleLanguage, T> {
  const entries = languageKeys.map((language) => [language, make(language)]);
  return Object.fromEntries(entries) as Record<SampleLanguage, T>;
}

/** A header for curl, from texts that are quoted already. `Name:` would remove it; `Name;` sends it empty. */
export function curlHeader(name: string, value: string): string {
  return `--header '${value === "" ? `${name};` : `${name}: ${value}`}'`;
}

/** How a language writes JSON values. */
interface ValueStyle {
  /** How much further the members of a list or object are indented. */
  readonly step: string;
  readonly key: (key: string) => string;
  /** What is neither text, number, list nor object. */
  readonly word: (value: boolean | null) => string;
}

/** Writes a JSON value as an expression, its members one per line between two brackets. */
function valueIn(style: ValueStyle, value: JsonValue, indent: string): string {
  const { step, key: keyOf, word } = style;
  const inside = (item: JsonValue) => valueIn(style, item, indent + step);
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return block("[]", value.map(inside), indent, step);
  if (!isRecord(value)) return word(value as boolean | null);
  const members = Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${inside(item)}`);
  return block("{}", members, indent, step);
}

/** A JSON value as a JavaScript expression, formatted as Prettier does it. */
export function jsValue(value: JsonValue, indent = ""): string {
  return valueIn({ step: "  ", key: jsKey, word: String }, value, indent);
}

/** A JSON value as a Python expression, formatted as Black does it. */
export function pyValue(value: JsonValue, indent = ""): string {
  const word = (one: boolean | null) => (one === null ? "None" : one ? "True" : "False");
  return valueIn({ step: "    ", key: quoted, word }, value, indent);
}

/**
 * A text as a Java literal; several lines as a text block (JLS 3.10.6, Java 15).
 *
 * @param indent where the lines of a text block start; Java strips it again
 */
export function javaText(text: string, indent: string): string {
  // A text block strips the indentation that its lines share, which would then be the text's own.
  if (!isPlainBlock(text) || !/^\S/m.test(text)) return quoted(text);
  const escaped = text.replace(/\\/g, "\\\\").replace(/"(?="")|"$/g, '\\"');
  // A last line without text would have only the closing quotes on it and lower the shared indentation.
  const end = escaped.endsWith("\n") ? indent : "";
  return `"""\n${indentLines(escaped, indent)}${end}"""`;
}

/**
 * A text as a C# literal; several lines as a raw string literal (C# 11), which knows no escapes and is therefore closed with
 * more quotes than the text has in a row.
 *
 * @param indent where its lines start; C# strips it again
 */
export function csharpText(text: string, indent: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  const runs = text.match(/"+/g) ?? [];
  const fence = '"'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}\n${indentLines(text, indent)}\n${indent}${fence}`;
}
