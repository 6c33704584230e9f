import { cookiePairs, headerText, type Pair, queryPairs, type Serialization } from "./serialize";
import type { JsonValue, SampleParameter } from "./types";

/** Returns everything that determines how the value of a parameter is written. */
export function serializationOf(parameter: SampleParameter): Serialization {
  const isForm = parameter.in === "query" || parameter.in === "cookie";
  const style = parameter.style ?? (isForm ? "form" : "simple");
  return {
    name: parameter.name,
    style,
    explode: parameter.explode ?? (style === "form" || style === "cookie"),
    allowReserved: parameter.allowReserved ?? false,
    contentType: parameter.contentType,
  };
}

/**
 * Whether a header or cookie has a fixed place in the templates. Others are added as whole lines when the reader types a value; so
 * is a header with an empty example, which curl writes differently.
 */
export function isFixed(parameter: SampleParameter): boolean {
  return parameter.value !== undefined && fieldText(parameter, parameter.value) !== "";
}

/** Returns a header or cookie as the text of its field. */
export function fieldText(parameter: SampleParameter, value: JsonValue): string {
  const serialization = serializationOf(parameter);
  return parameter.in === "cookie"
    ? cookiePairs(serialization, value).join("; ")
    : headerText(serialization, value);
}

/** Returns a query parameter as the pairs that are sent. */
export function pairsOf(parameter: SampleParameter, value: JsonValue): readonly Pair[] {
  const pairs = queryPairs(serializationOf(parameter), value);
  const isNumber = typeof value === "number" && isPlainNumber(String(value));
  return isNumber ? pairs.map((pair) => ({ ...pair, isNumber })) : pairs;
}

/**
 * Returns the value of a parameter for a typed text. Commas separate the members of an array and of an object, there as `key=value`.
 *
 * @returns `undefined` if nothing is typed: the text is empty, or consists of commas
 */
export function typedValue(parameter: SampleParameter, text: string): JsonValue | undefined {
  const { type, contentType } = parameter;
  const isField = parameter.in === "header";
  const typed = isField ? text.trim() : text;
  if (typed === "") return undefined;
  if (contentType !== undefined) return /\bjson\b/i.test(contentType) ? jsonOr(typed) : typed;
  if (type === "integer" || type === "number") return isPlainNumber(typed) ? Number(typed) : typed;
  if (type !== "array" && type !== "object") return typed;
  const members = typed
    .split(",")
    .map((member) => member.trim())
    .filter((member) => member !== "");
  if (members.length === 0) return undefined;
  return type === "array" ? members : Object.fromEntries(members.map(entry));
}

function entry(member: string): readonly [string, string] {
  const [key = "", value = ""] = member.split(/=(.*)/s);
  return [key, value];
}

function jsonOr(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}

/** Whether JavaScript and Python both read and write the number as this text. */
function isPlainNumber(text: string): boolean {
  return /^-?(0|[1-9]\d{0,14})(\.\d{0,3}[1-9])?$/.test(text) && String(Number(text)) === text;
}
