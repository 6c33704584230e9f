import type { LanguageInfo } from "../../samples/languages";
import { attempt } from "../../shared/attempt";
import { languagesOf } from "../added-languages/table";

/**
 * Returns the language of a code fence.
 *
 * @param label name of the code on the page; for a fence in a guide, its language
 * @param tab key of the tab around the code
 * @param own the languages of samples that the site adds
 */
export function codeLanguage(
  value: string,
  label: string | undefined,
  tab: string | undefined,
  own?: Readonly<Record<string, LanguageInfo>>,
): string | undefined {
  const sample = tab === undefined ? undefined : languagesOf(own)[tab];
  if (sample) return sample.grammar;
  if (tab === "types") return "typescript";
  if (label !== undefined && /^[a-z][\w+#-]*$/.test(label)) return label;
  return isJson(value) ? "json" : undefined;
}

function isJson(value: string): boolean {
  return /^[[{]/.test(value) && attempt((): unknown => JSON.parse(value)) !== undefined;
}
