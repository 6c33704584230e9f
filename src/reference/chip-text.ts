import { readPattern } from "./read-pattern";
import { valueText } from "../view/ids";
import { plainKeywords } from "../view/plain-facts";
import type { Facts, JsonValue, Serialization } from "../view/types";
import { rangeText, type ReferenceWords } from "./words";
import { counted, fill, type PluralForms } from "../shared/fill-text";

/** A short fact about a value: words, code, or both (`default` `10`). */
export interface Chip {
  readonly text?: string;
  readonly code?: string;
}

/** Returns the chips of a schema, in reading order: format, constraints, serialization, constant, default, example. */
export function chipsOf(facts: Facts & Serialization, words: ReferenceWords): readonly Chip[] {
  const chips: Chip[] = [];
  const say = (text: string | undefined) => text !== undefined && chips.push({ text });
  const show = (text: string, code: JsonValue | undefined) =>
    code !== undefined && chips.push({ text, code: valueText(code) });

  if (facts.format !== undefined) say(wordFor(facts.format, words.formats) ?? facts.format);
  say(numberRange(facts, words));
  addText(facts, words, chips);
  say(countRange(facts.minItems, facts.maxItems, words.items, words));
  say(countRange(facts.minProperties, facts.maxProperties, words.properties, words));
  for (const keyword of plainKeywords) {
    const value = facts[keyword];
    if (value === true) say(words.keywords[keyword]);
    else show(words.keywords[keyword], value);
  }
  show(words.contentType, facts.contentType);
  addStyle(facts, words, chips);
  if (facts.allowReserved) say(words.allowReserved);
  if (facts.allowEmptyValue) say(words.allowEmptyValue);
  show(words.always, facts.const);
  show(words.default, facts.default);
  show(words.example, facts.example);
  show(words.xml, facts.xml);
  return chips;
}

/** Looks up a text from the document. It may be `constructor`, so only own properties count. */
function wordFor(text: string, words: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(words, text) ? words[text] : undefined;
}

/**
 * Adds the length and the pattern of a string. If the pattern only restricts the kind of characters, the length names that kind: "2
 * letters" instead of "exactly 2 characters".
 */
function addText(facts: Facts, words: ReferenceWords, chips: Chip[]): void {
  const { minLength, maxLength, pattern } = facts;
  const reading = pattern === undefined ? undefined : readPattern(pattern);
  if (!reading) {
    const length = countRange(minLength, maxLength, words.characters, words);
    if (length !== undefined) chips.push({ text: length });
    if (pattern !== undefined) chips.push({ text: words.matches, code: pattern });
    return;
  }
  const kind = words.characterKinds[reading.kind];
  // Both apply, so the narrower bound counts.
  const least = Math.max(minLength ?? 0, reading.least ?? 0);
  const most = Math.min(maxLength ?? Infinity, reading.most ?? Infinity);
  const text =
    least === most
      ? counted(kind, least, words.lang)
      : countRange(least, most === Infinity ? undefined : most, kind, words);
  chips.push({ text: text ?? kind.only, code: pattern });
}

/** Adds how an array or object is serialized in a parameter (OpenAPI 3.1, 4.8.12.2), where this differs from the default. */
function addStyle(facts: Facts & Serialization, words: ReferenceWords, chips: Chip[]): void {
  const { type, style, explode } = facts;
  // The separator in the name of a style does not apply to exploded arrays.
  const isNamed = style !== undefined && !(explode === true && style.endsWith("Delimited"));
  const known = isNamed ? wordFor(style, words.styles) : undefined;
  const isList = type === "array" || (typeof type === "object" && "array" in type);
  if (known !== undefined) chips.push({ text: known });
  else if (style !== undefined) chips.push({ text: words.style, code: style });
  else if (explode === false && isList) chips.push({ text: words.separatedByCommas });
  if (explode !== undefined && known === undefined && !(explode === false && isList))
    chips.push({ text: words.explode, code: String(explode) });
}

function numberRange(facts: Facts, words: ReferenceWords): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = facts;
  if (exclusiveMinimum === undefined && exclusiveMaximum === undefined) {
    if (minimum === undefined)
      return maximum === undefined ? undefined : fill(words.orLess, { value: maximum });
    if (maximum === undefined) return fill(words.orMore, { value: minimum });
    return minimum === maximum
      ? fill(words.exactly, { what: minimum })
      : rangeText(minimum, String(maximum), words);
  }
  const bounds: string[] = [];
  if (minimum !== undefined) bounds.push(fill(words.atLeast, { what: minimum }));
  if (exclusiveMinimum !== undefined)
    bounds.push(fill(words.moreThan, { value: exclusiveMinimum }));
  if (maximum !== undefined) bounds.push(fill(words.atMost, { what: maximum }));
  if (exclusiveMaximum !== undefined)
    bounds.push(fill(words.lessThan, { value: exclusiveMaximum }));
  return bounds.join(", ");
}

function countRange(
  least: number | undefined,
  most: number | undefined,
  forms: PluralForms,
  words: ReferenceWords,
): string | undefined {
  const say = (text: string, count: number) =>
    fill(text, { what: counted(forms, count, words.lang) });
  if (most === undefined) return least ? say(words.atLeast, least) : undefined;
  if (least === most) return say(words.exactly, most);
  return least
    ? rangeText(least, counted(forms, most, words.lang), words)
    : say(words.atMost, most);
}
