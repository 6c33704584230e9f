import type { Facts, JsonValue } from "./types";
import type { ReferenceWords } from "./words";

/** A short statement about a value: words, code, or words and code (`default` `10`). */
export interface Chip {
  readonly text?: string;
  readonly code?: string;
}

/** Facts of a parameter about how it is written (OpenAPI 3.1, 4.8.12). */
export interface Serialization {
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly allowEmptyValue?: boolean;
  /** The media type, when the parameter is described by `content`. */
  readonly contentType?: string;
}

/** The chips of a schema, in reading order: format, constraints, serialization, constant, default, example. */
export function chipsOf(facts: Facts & Serialization, words: ReferenceWords): readonly Chip[] {
  const chips: Chip[] = [];
  const say = (text: string | undefined) => text !== undefined && chips.push({ text });
  const show = (text: string, code: JsonValue | undefined) =>
    code !== undefined && chips.push({ text, code: displayValue(code) });

  if (facts.format !== undefined) say(words.formats[facts.format] ?? facts.format);
  say(numberRange(facts, words));
  say(countRange(facts.minLength, facts.maxLength, words.characters, words));
  say(countRange(facts.minItems, facts.maxItems, words.items, words));
  if (facts.uniqueItems) say(words.uniqueItems);
  say(countRange(facts.minProperties, facts.maxProperties, words.properties, words));
  show(words.multipleOf, facts.multipleOf);
  if (facts.pattern !== undefined) chips.push({ text: words.matches, code: facts.pattern });
  show(words.mediaType, facts.contentMediaType);
  show(words.encodedAs, facts.contentEncoding);
  show(words.contentType, facts.contentType);
  show(words.style, facts.style);
  show(words.explode, facts.explode);
  if (facts.allowReserved) say(words.allowReserved);
  if (facts.allowEmptyValue) say(words.allowEmptyValue);
  show(words.always, facts.const);
  show(words.default, facts.default);
  show(words.example, facts.example);
  return chips;
}

/** A JSON value as a reader writes it: strings bare, unless that would read as another value or as nothing. */
export function displayValue(value: JsonValue): string {
  if (typeof value !== "string") return JSON.stringify(value);
  const readsAsOther = /^\s|\s$|^$|^(true|false|null|-?\d+(\.\d+)?([eE][+-]?\d+)?|["[{].*)$/.test(
    value,
  );
  return readsAsOther ? JSON.stringify(value) : value;
}

function numberRange(facts: Facts, words: ReferenceWords): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = facts;
  if (exclusiveMinimum === undefined && exclusiveMaximum === undefined) {
    if (minimum === undefined) return maximum === undefined ? undefined : words.orLess(maximum);
    if (maximum === undefined) return words.orMore(minimum);
    return minimum === maximum
      ? words.exactly(String(minimum))
      : words.between(minimum, String(maximum));
  }
  const bounds: string[] = [];
  if (minimum !== undefined) bounds.push(words.atLeast(String(minimum)));
  if (exclusiveMinimum !== undefined) bounds.push(words.moreThan(exclusiveMinimum));
  if (maximum !== undefined) bounds.push(words.atMost(String(maximum)));
  if (exclusiveMaximum !== undefined) bounds.push(words.lessThan(exclusiveMaximum));
  return bounds.join(", ");
}

function countRange(
  least: number | undefined,
  most: number | undefined,
  noun: (count: number) => string,
  words: ReferenceWords,
): string | undefined {
  if (most === undefined) return least ? words.atLeast(noun(least)) : undefined;
  if (least === most) return words.exactly(noun(most));
  return least ? words.between(least, noun(most)) : words.atMost(noun(most));
}
