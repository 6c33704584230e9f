import {
  type BundledLanguage,
  bundledLanguages,
  createHighlighter,
  type ThemeRegistration,
} from "shiki";

import { languages as sampleLanguages } from "../samples/languages";
import { escapeText } from "../shared/html";

/** The tags of an element. */
export interface Element {
  readonly open: string;
  readonly close: string;
}

/** Text of one color, and its element, such as `<span class="n">`. */
export interface Run {
  readonly text: string;
  readonly element?: Element | undefined;
}

/** Divides source text into runs. */
export type Highlight = (text: string, language: string) => readonly Run[];

/** A `Highlight` that can load further languages of Shiki; ignores other names. */
export interface Highlighter extends Highlight {
  readonly load: (languages: readonly string[]) => Promise<void>;
}

/** The one-letter classes, with the TextMate scopes that get them. */
const classes: Readonly<Record<string, readonly string[]>> = {
  k: ["keyword", "storage", "variable.language"],
  s: ["string", "constant.character", "constant.other.symbol"],
  n: ["constant.numeric", "constant.language"],
  c: ["comment", "punctuation.definition.comment"],
  f: ["entity.name.function", "support.function"],
  p: [
    "support.type.property-name",
    "meta.object-literal.key",
    "constant.other.option",
    "entity.name.tag.yaml",
    "entity.name.tag.xml",
    "entity.name.tag.localname.xml",
    "entity.other.attribute-name",
    "variable.parameter.function-call",
    "entity.name.variable.property",
  ],
  t: [
    "entity.name.type",
    "entity.name.class",
    "support.class",
    "storage.type.java",
    "storage.type.cs",
    "support.type.primitive",
  ],
};

const letters = Object.keys(classes);

const elements: Readonly<Record<string, Element>> = Object.fromEntries(
  letters.map((letter) => [letter, elementOf(`span class="${letter}"`)]),
);

/** Returns an element from its start tag without brackets. */
export function elementOf(tag: string): Element {
  return { open: `<${tag}>`, close: `</${tag.replace(/ .*/s, "")}>` };
}

/** Shiki supports colors, not classes, so each class gets its own color, which `letterOf` turns back into the class. */
const theme: ThemeRegistration = {
  name: "letters",
  type: "light",
  fg: "#000000",
  bg: "#ffffff",
  settings: [
    { settings: { foreground: "#000000", background: "#ffffff" } },
    ...letters.map((letter, index) => ({
      scope: [...(classes[letter] ?? [])],
      settings: { foreground: `#00000${index + 1}` },
    })),
    // JSON keys are strings, too. These scopes win because they are longer.
    {
      scope: ["string.json support.type.property-name", "punctuation.support.type.property-name"],
      settings: { foreground: `#00000${letters.indexOf("p") + 1}` },
    },
    { scope: ["keyword.operator", "keyword.other.unit"], settings: { foreground: "#000000" } },
  ],
};

const languages = [
  ...Object.values(sampleLanguages).map(({ grammar }) => grammar),
  ...(["typescript", "json", "yaml", "xml", "http"] as const),
];

/** Names that Shiki does not know. */
const aliases: Readonly<Record<string, string>> = { curl: "bash", node: "javascript" };

/** What a code fence may name: a language, first those of samples, or `text` for none. */
export const fenceLanguages: readonly string[] = [
  ...languages,
  ...Object.keys({ ...aliases, ...bundledLanguages }),
  "text",
];

/** Longer lines are data and stay plain, because the highlighter takes quadratic time. */
const longestLine = 5_000;

/** Loads the grammars once and returns the function that highlights. Code in an unknown language stays plain text. */
export async function createHighlight(): Promise<Highlighter> {
  const shiki = await createHighlighter({ themes: [theme], langs: [...languages] });
  const known = new Set<string>(languages);
  const highlight: Highlight = (text, language) => {
    const name = aliases[language.toLowerCase()] ?? language.toLowerCase();
    if (!known.has(name)) return [{ text }];
    const { tokens } = shiki.codeToTokens(text, {
      lang: name as (typeof languages)[number],
      theme: "letters",
      tokenizeMaxLineLength: longestLine,
      // No time limit, because the same text must give the same HTML on every machine.
      tokenizeTimeLimit: 0,
    });
    return runsOf(tokens);
  };
  const load = async (names: readonly string[]) => {
    const added = names
      .map((name) => name.toLowerCase())
      .filter((name) => !known.has(name) && Object.hasOwn(bundledLanguages, name));
    await shiki.loadLanguage(...(added as BundledLanguage[]));
    for (const name of added) known.add(name);
  };
  return Object.assign(highlight, { load });
}

interface Token {
  readonly content: string;
  readonly color?: string;
}

/** Makes one run of adjacent tokens with the same class; blanks join the token before them. */
function runsOf(lines: readonly (readonly Token[])[]): readonly Run[] {
  const runs: { letter: string; text: string }[] = [];
  const add = (letter: string | undefined, text: string) => {
    const last = runs.at(-1);
    if (last && (letter === undefined || last.letter === letter)) last.text += text;
    else runs.push({ letter: letter ?? "", text });
  };
  lines.forEach((line, index) => {
    if (index > 0) add(undefined, "\n");
    for (const { content, color } of line) {
      add(content.trim() === "" ? undefined : letterOf(color), content);
    }
  });
  return runs.map(({ letter, text }) => ({ text, element: elements[letter] }));
}

/** Returns runs as HTML. */
export function htmlOf(runs: readonly Run[]): string {
  return runs
    .map(
      ({ text, element: { open, close } = { open: "", close: "" } }) =>
        open + escapeText(text) + close,
    )
    .join("");
}

function letterOf(color: string | undefined): string {
  return letters[Number.parseInt(color?.slice(1) ?? "0", 16) - 1] ?? "";
}
