import { marker } from "./template";
import type { WritingRule } from "./types";

/** How samples of a language are shown, and how readers' values are written into them. Every guide loads this. */
export interface LanguageInfo extends WritingRule {
  /** The label of the tab. */
  readonly label: string;
  /** The environment or library that the sample needs. */
  readonly needs: string;
  /** Name of a file with a sample; an ending such as `.go` follows the id of the operation. */
  readonly file: string;
  /** The grammar that highlights it (a language of Shiki). */
  readonly grammar: string;
  /** Whether its samples read only one page of a list. */
  readonly isOnePage?: true;
}

const [name, value] = [marker("name"), marker("value")];

const table = {
  curl: {
    label: "curl",
    needs: "Shell",
    file: ".sh",
    grammar: "bash",
    quoting: "shell",
    line: `  --header '${name}: ${value}' \\\n`,
    // `Name:` would remove the header.
    emptyLine: `  --header '${name};' \\\n`,
  },
  axios: {
    label: "Node",
    needs: "axios",
    file: ".mjs",
    grammar: "javascript",
    quoting: "javascript",
    names: "key",
    client: "axios",
    line: `      ${name}: "${value}",\n`,
  },
  requests: {
    label: "Python",
    needs: "requests",
    file: ".py",
    grammar: "python",
    quoting: "python",
    client: "requests",
    line: `        "${name}": "${value}",\n`,
  },
  okhttp: {
    label: "Java",
    needs: "OkHttp",
    // The file is named after the class in it.
    file: "Main.java",
    grammar: "java",
    quoting: "java",
    line: `        .header("${name}", "${value}")\n`,
  },
  restsharp: {
    label: "C#",
    needs: "RestSharp",
    file: "Program.cs",
    grammar: "csharp",
    quoting: "csharp",
    line: `request.AddHeader("${name}", "${value}");\n`,
  },
} as const satisfies Readonly<Record<string, LanguageInfo>>;

/** A language that this project writes. */
export type SampleLanguage = keyof typeof table;

/** The languages that this project writes, in tab order. A site may add others, or replace these. */
export const languages: {
  readonly [Key in SampleLanguage]: LanguageInfo & Pick<(typeof table)[Key], "grammar">;
} = table;

/** The keys of the languages, in the same order. */
export const languageKeys = Object.keys(table) as readonly SampleLanguage[];
