import { matches, textMatching } from "./pattern-text";
import { isOfType } from "../document/document";
import type { JsonValue, NumberSchema, ScalarSchema, Schema, StringSchema } from "./types";

const byFormat: Readonly<Record<string, string>> = {
  "date-time": "2025-03-14T09:30:00Z",
  date: "2025-03-14",
  time: "09:30:00Z",
  duration: "P1D",
  email: "ada@example.com",
  "idn-email": "ada@example.com",
  hostname: "www.example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://www.example.com",
  "uri-reference": "/path",
  url: "https://www.example.com",
  uuid: "3fa85f64-5717-4562-b3fc-2c963f66afa6",
  password: "correct horse battery staple",
};

const byContent: Readonly<Partial<Record<string, string>>> = {
  base64: "SGVsbG8=",
  "application/octet-stream": "(file)",
};

/** Typical values by property name, if the schema says nothing better. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/e-?mail/i, "ada@example.com"],
  [/^(first|given)_?name$/i, "Ada"],
  [/^(last|family|sur)_?name$/i, "Lovelace"],
  [/phone|mobile|fax/i, "1 2025550123"],
  [/(url|uri|link|href)$/i, "https://www.example.com"],
  [/country(_?code)?$/i, "DE"],
  [/currency(_?code)?$/i, "EUR"],
  [/(^|_)id$|Id$/, "a1b2c3"],
  [/name$/i, "Example"],
];

/** Whether a text contains JSON, and its limits allow an empty object. */
export function isJsonText({
  contentMediaType = "",
  contentEncoding,
  ...bounds
}: StringSchema): boolean {
  const { minLength = 0, maxLength = Infinity } = bounds;
  const isType = /[/+]json *(;|$)/i.test(contentMediaType) && contentEncoding === undefined;
  return isType && minLength <= 2 && maxLength >= 2;
}

/** Makes a text that its schema allows, if one can be found. */
export function sampleText(schema: StringSchema, name: string): string {
  const known =
    byFormat[schema.format ?? ""] ??
    byContent[schema.contentEncoding ?? schema.contentMediaType ?? ""] ??
    (isJsonText(schema) ? "{}" : byName.find(([pattern]) => pattern.test(name))?.[1]) ??
    "text";
  const { minLength = 0, maxLength = Infinity, pattern } = schema;
  const padded = known.padEnd(Math.min(minLength, 100), "x");
  const usual = schema.format === undefined ? padded.slice(0, maxLength) : padded;
  if (pattern === undefined || matches(pattern, usual) !== false) return usual;
  const isWanted = ({ length }: string) => length >= minLength && length <= maxLength;
  const isShort = ({ length }: string) => length <= maxLength;
  const longer = () => textMatching(pattern, isShort)?.padEnd(minLength, "x");
  const made = textMatching(pattern, isWanted) ?? longer();
  return made === undefined || matches(pattern, made) === false ? usual : made;
}

/** Whether the values of a schema have no members. */
export function isScalar({ kind }: Schema): boolean {
  return /^(string|number|integer|boolean)$/.test(kind);
}

/** Whether a scalar allows a value, by its type, `enum`, bounds and `multipleOf`. */
export function allowsScalar(schema: ScalarSchema, value: JsonValue): boolean {
  if (!isOfType(value, schema.kind)) return false;
  if (schema.enum.length > 0) return schema.enum.some((choice) => choice.value === value);
  return typeof value !== "number" || isBetween(schema as NumberSchema, value);
}

function isBetween(schema: NumberSchema, value: number): boolean {
  const { low, high } = rangeOf(schema);
  const { exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const isOpen = value === exclusiveMinimum || value === exclusiveMaximum;
  const isMultiple = multipleOf === undefined || Number.isInteger(round(value / multipleOf));
  return value >= low && value <= high && !isOpen && isMultiple;
}

/** Rounds: 93 times 0.14 would be 13.020000000000001. */
function round(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}

/** Returns the narrower bound on each side. */
function rangeOf({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: NumberSchema) {
  return {
    low: Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity),
    high: Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity),
  };
}

/** Makes a number that the keywords of its schema allow, if one can be found: 1, or the next one. */
export function sampleNumber(schema: NumberSchema): number {
  const { kind, multipleOf = kind === "integer" ? 1 : undefined } = schema;
  const { low, high } = rangeOf(schema);
  const step = multipleOf ?? 0.5;
  const first = multipleOf === undefined ? low : round(Math.ceil(low / step) * step);
  const last = multipleOf === undefined ? high : round(Math.floor(high / step) * step);
  const least = first === schema.exclusiveMinimum ? round(first + step) : first;
  const most = last === schema.exclusiveMaximum ? round(last - step) : last;
  const usual = multipleOf === undefined ? 1 : round(Math.ceil(1 / step) * step);
  const value = Math.min(Math.max(least, usual), most);
  // The bounds may be closer together than a step.
  return multipleOf === undefined && !isBetween(schema, value) ? round((low + high) / 2) : value;
}

/** Makes equal values of a scalar different; fewer, if others may not be valid. */
export function numbered(schema: Schema, values: readonly JsonValue[]): readonly JsonValue[] {
  if ("enum" in schema && schema.enum.length > 0)
    return schema.enum.slice(0, values.length).map(({ value }) => value);
  const isFree = schema.kind === "string" && (schema.format ?? schema.pattern) === undefined;
  const step = "multipleOf" in schema ? (schema.multipleOf ?? 1) : 1;
  return values.flatMap((value, index) => {
    if (index === 0) return [value];
    if (typeof value === "number") return [value + index * step];
    return isFree ? [`${String(value)}${index + 1}`] : [];
  });
}
