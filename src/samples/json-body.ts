import { addedBodies } from "./added-bodies";
import type { SampleLanguage } from "./languages";
import { csharpText, javaText, jsValue, pyValue } from "./literals";
import { shellWord } from "./quote";
import { marker, templateText } from "./template";
import { jsonText } from "./text";
import type { JsonValue } from "./types";

/** Where a sample has a body in JSON. An expression stands in its place, in the shell a word. */
export const bodyMarker = marker("body");

/** Writes the body; `indent` is that of the line on which it begins. */
type BodyWriter = (value: JsonValue, indent: string) => string;

const writers: Readonly<Record<SampleLanguage, BodyWriter>> = {
  curl: (value) => shellWord(jsonText(value, 2)),
  axios: jsValue,
  requests: pyValue,
  // Eight columns more than the statement, so that no line of the block looks like a statement.
  okhttp: (value, indent) => javaText(jsonText(value, 2), `${indent}        `),
  restsharp: (value, indent) => csharpText(jsonText(value, 2), `${indent}    `),
};

/**
 * Returns a body as it stands in a sample.
 *
 * @param before the sample up to the body
 */
export function bodyText(language: string, value: JsonValue, before: string): string {
  const added = addedBodies[language]?.(jsonText(value, 2));
  if (added !== undefined) return added;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return writers[language as SampleLanguage](value, /^ */.exec(line)?.[0] ?? "");
}

/** The template with a body in the place of {@link bodyMarker}. */
export function withBody(language: string, template: string, value: JsonValue): string {
  const [before = "", ...after] = template.split(bodyMarker);
  if (after.length === 0) return template;
  return before + templateText(bodyText(language, value, before)) + after.join(bodyMarker);
}
