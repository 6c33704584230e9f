import { bodyText } from "./json-body";
import { isRecord } from "./serialize";
import type { JsonValue, SampleInputs } from "./types";

/** A value that contains no others, and its position in the text of a body; for a string, the position between the quotes. */
interface BodyLeaf {
  /** `schedule.0.start`. */
  readonly name: string;
  readonly value: JsonValue;
  readonly start: number;
  readonly end: number;
}

type Parent = Extract<JsonValue, object>;

/**
 * Returns the leaves of a body in order; none if the language does not write them one per line, as in `$'…'`.
 *
 * @param before the sample up to the body
 */
export function bodyLeaves(
  language: string,
  body: JsonValue,
  before: string,
  rules?: SampleInputs["rules"],
): readonly BodyLeaf[] {
  const leaves: Pick<BodyLeaf, "name" | "value">[] = [];
  // Marks strings with characters that have no meaning in any language.
  const marked = mapLeaves(body, (value, name) => {
    leaves.push({ name, value });
    return typeof value === "string" ? `\uE000${value}\uE001` : value;
  });
  const text = bodyText(language, marked, before, rules);
  const found = [...text.matchAll(/\uE000([^\uE001]*)\uE001|(?<= )[\w.+-]+(?=,?(?:$|\\n))/gm)];
  const isAsExpected =
    text.replace(/[\uE000\uE001]/g, "") === bodyText(language, body, before, rules);
  if (found.length !== leaves.length || !isAsExpected) return [];
  let marks = 0;
  return leaves.map((leaf, index) => {
    const [whole = "", inner] = found[index] ?? [];
    const start = (found[index]?.index ?? 0) - marks;
    if (inner !== undefined) marks += 2;
    return { ...leaf, start, end: start + (inner ?? whole).length };
  });
}

/**
 * Returns the body with the typed value of a leaf.
 *
 * @param was the former value: a string stays a string; otherwise, the typed text is read as JSON if it is a JSON value
 */
export function withLeaf(body: JsonValue, at: number, typed: string, was: JsonValue): JsonValue {
  const isValue = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(typed);
  // JavaScript would round longer numbers.
  const isText = typeof was === "string" || !isValue || /\d{16}/.test(typed);
  let index = 0;
  return mapLeaves(body, (leaf) => {
    if (index++ !== at) return leaf;
    return isText ? typed : (JSON.parse(typed) as JsonValue);
  });
}

/** Whether a value contains others. */
export function isParent(value: JsonValue | undefined): value is Parent {
  return isRecord(value) || Array.isArray(value);
}

/** Changes the leaves of a value. An empty object or array has none. */
function mapLeaves(
  value: JsonValue,
  change: (leaf: JsonValue, name: string) => JsonValue,
  name = "",
): JsonValue {
  if (!isParent(value)) return change(value, name);
  const entries = Object.entries(value as Readonly<Record<string, JsonValue>>).map(
    ([key, item]) => [key, mapLeaves(item, change, name === "" ? key : `${name}.${key}`)] as const,
  );
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
