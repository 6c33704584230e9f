import { languageKeys, languages } from "../../samples/languages";
import { attempt } from "../../shared/attempt";
import { addedLanguages, isAdded } from "../added-languages/table";

/**
 * Returns the language of a code fence.
 *
 * @param label name of the code on the page; for a fence in a guide, its language
 * @param tab key of the tab around the code
 */
export function codeLanguage(
  value: string,
  label: string | undefined,
  tab: string | undefined,
): string | undefined {
  const sample = languageKeys.find((key) => key === tab);
  if (sample) return languages[sample].grammar;
  if (tab !== undefined && isAdded(tab)) return addedLanguages[tab]?.grammar;
  if (tab === "types") return "typescript";
  if (label !== undefined && /^[a-z][\w+#-]*$/.test(label)) return label;
  return isJson(value) ? "json" : undefined;
}

function isJson(value: string): boolean {
  return /^[[{]/.test(value) && attempt((): unknown => JSON.parse(value)) !== undefined;
}
