import { attempt } from "../shared/attempt";
import type { SampleParameter } from "../samples/types";

const typeForms = {
  integer: /^-?\d+$/,
  number: /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/,
  boolean: /^(?:true|false)$/,
};

/**
 * Whether a text that a reader has typed cannot be the value of a parameter: another type, out of its limits, or not allowed. Arrays and
 * objects are not checked.
 *
 * @param choices the allowed values, if the document lists them
 */
export function isWrongValue(
  { type, limits = {} }: Pick<SampleParameter, "type" | "limits">,
  text: string,
  choices: readonly string[] = [],
): boolean {
  if (text === "" || type === "array" || type === "object") return false;
  if (choices.length > 0 && !choices.includes(text)) return true;
  if (type !== undefined && !typeForms[type].test(text)) return true;
  const { minimum = -Infinity, maximum = Infinity } = limits;
  if (type === "integer" || type === "number")
    return Number(text) < minimum || Number(text) > maximum;
  const { minLength = 0, maxLength = Infinity, pattern = "" } = limits;
  // JSON Schema counts code points.
  const { length } = [...text];
  const isMatch = attempt(() => new RegExp(pattern, "u").test(text));
  return length < minLength || length > maxLength || isMatch === false;
}
