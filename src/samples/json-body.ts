import { addedBodies } from "./added-bodies";
import { languages, type SampleLanguage } from "./languages";
import { marker, templateText } from "./template";
import { jsonText } from "./text";
import type { JsonValue } from "./types";

/** The marker for a JSON body in a sample. An expression replaces it or, in the shell, a word. */
export const bodyMarker = marker("body");

/**
 * Returns a body as it is written in a sample.
 *
 * @param before the sample up to the body
 */
export function bodyText(language: string, value: JsonValue, before: string): string {
  const added = addedBodies[language]?.(jsonText(value, 2));
  if (added !== undefined) return added;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return languages[language as SampleLanguage].jsonBody(value, /^ */.exec(line)?.[0] ?? "");
}

/** Returns the template with a body instead of {@link bodyMarker}. */
export function withBody(language: string, template: string, value: JsonValue): string {
  const [before = "", ...after] = template.split(bodyMarker);
  if (after.length === 0) return template;
  return before + templateText(bodyText(language, value, before)) + after.join(bodyMarker);
}
