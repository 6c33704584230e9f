import { csharpText, javaText, jsValue, pyValue } from "./literals";
import { insideQuotes, insideShellQuotes, jsKey, quoted, shellWord } from "./quote";
import { jsonText } from "./text";
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

/** Something of each language. */
export function byLanguage<T>(make: (language: SampleLanguage) => T): Record<SampleLanguage, T> {
  const entries = languageKeys.map((language) => [language, make(language)]);
  return Object.fromEntries(entries) as Record<SampleLanguage, T>;
}

/** A header for curl, from texts that are quoted already. `Name:` would remove it; `Name;` sends it empty. */
export function curlHeader(name: string, value: string): string {
  return `--header '${value === "" ? `${name};` : `${name}: ${value}`}'`;
}
