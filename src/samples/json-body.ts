import { jsonIn, ruleOf } from "./quoting";
import { marker } from "./template";
import type { JsonValue, SampleInputs } from "./types";

/** The marker for a JSON body in a sample. An expression replaces it or, in the shell, a word. */
export const bodyMarker = marker("body");

/**
 * Returns a body as it is written in a sample.
 *
 * @param before the sample up to the body
 */
export function bodyText(
  language: string,
  value: JsonValue,
  before: string,
  rules?: SampleInputs["rules"],
): string {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return jsonIn(ruleOf(language, rules), value, /^ */.exec(line)?.[0] ?? "");
}
