import { addedBodies } from "./added-bodies";
import { languages, type SampleLanguage } from "./languages";
import { marker, templateText } from "./template";
import { jsonText } from "./text";
import type { JsonValue } from "./types";

/** Where a sample has a body in JSON. An expression stands in its place, in the shell a word. */
export const bodyMarker = marker("body");

/**
 * Returns a body as it stands in a sample.
 *
 * @param before the sample up to the body
 */
export function bodyText(language: string, value: JsonValue, before: string): string {
  const added = addedBodies[language]?.(jsonText(value, 2));
  if (added !== undefined) return added;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return languages[language as SampleLanguage].jsonBody(value, /^ */.exec(line)?.[0] ?? "");
}

/** The template with a body in the place of {@link bodyMarker}. */
export function withBody(language: string, template: string, value: JsonValue): string {
  const [before = "", ...after] = template.split(bodyMarker);
  if (after.length === 0) return template;
  return before + templateText(bodyText(language, value, before)) + after.join(bodyMarker);
}
