import { languages, type LanguageInfo, type SampleLanguage } from "./languages";
import type { SampleInputs, WritingRule } from "./types";

/** How values are written into the samples of a language. */
export type Quoting = Pick<LanguageInfo, "inLiteral" | "headerName" | "headerLine">;

/** Returns a text as it is written between the quotes of a literal. */
export function escapeBy(escapes: WritingRule["escapes"], text: string): string {
  return escapes.reduce(
    (result, [pattern, replacement]) => result.replace(new RegExp(pattern, "g"), replacement),
    text,
  );
}

/** Returns how a language writes values. @param rules rules of the languages that are not in `languages` */
export function quotingOf(language: string, rules: SampleInputs["rules"]): Quoting {
  const rule = rules?.[language];
  if (!rule) return languages[language as SampleLanguage];
  const { escapes, line, emptyLine = line } = rule;
  const inLiteral = (text: string) => escapeBy(escapes, text);
  return {
    inLiteral,
    headerLine: (name, value) =>
      (value === "" ? emptyLine : line).replace(/\{\{(name|value)\}\}/g, (_, part) =>
        inLiteral(part === "name" ? name : value),
      ),
  };
}
