import { escapeInvisible } from "../invisible";
import type { JsonValue } from "../model/types";

/** An expression to be written between braces as it stands, instead of a value to be quoted. */
export class Code {
  constructor(readonly source: string) {}
}

/** One attribute: `undefined` and `false` write nothing, `true` writes the bare name. */
export type Attribute = readonly [
  name: string,
  value: string | number | boolean | Code | undefined,
];

/** A string as a JavaScript literal in double quotes. */
export function quoted(value: string): string {
  return escapeInvisible(JSON.stringify(value));
}

/** A file of JSON, one fact to a line. Members that are `undefined` are left out. */
export function jsonFile(value: object): string {
  // Most letters are told by the first test, which is quick.
  return `${JSON.stringify(value, null, 2).replace(/[^\n -~]+/g, escapeInvisible)}\n`;
}

/** A JSON value as a TypeScript expression. A `__proto__` key becomes a computed one: written plainly it would set the prototype. */
export function literal(value: JsonValue | undefined): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number" && !Number.isFinite(value)) {
    return Number.isNaN(value)
      ? "Number.NaN"
      : value > 0
        ? "Number.POSITIVE_INFINITY"
        : "Number.NEGATIVE_INFINITY";
  }
  if (Array.isArray(value)) return `[${value.map((item: JsonValue) => literal(item)).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(
      ([key, item]) => `${propertyKey(key)}: ${literal(item as JsonValue)}`,
    );
    // A line break after the brace makes Prettier keep one member per line.
    return members.length > 0 ? `{\n${members.join(",\n")}\n}` : "{}";
  }
  return JSON.stringify(value ?? null);
}

/** A key of an object literal. */
export function propertyKey(key: string): string {
  return key === "__proto__" ? '["__proto__"]' : quoted(key);
}

/** A multi-line text as a template literal: one line of text is one line of source. */
export function template(value: string): string {
  const escaped = value.replace(/\\/g, "\\\\").replace(/`/g, "\\`").replace(/\$\{/g, "\\${");
  return `\`${escapeInvisible(escaped)}\``;
}

const plainAttribute = /^[^"&\n\r\t]*$/;

/** ` name="value"`, with the blank before it; empty for `undefined` and `false`. */
export function attribute([name, value]: Attribute): string {
  if (value === undefined || value === false) return "";
  if (value === true) return ` ${name}`;
  if (value instanceof Code) return ` ${name}={${value.source}}`;
  if (typeof value === "string") {
    const bare = plainAttribute.test(value) && escapeInvisible(value) === value;
    return bare ? ` ${name}="${value}"` : ` ${name}={${quoted(value)}}`;
  }
  return ` ${name}={${value}}`;
}

const plainText = /^[^{}<>&\\\n\r\t]*$/;

/** Text between tags. Words that JSX would read as markup or an entity become string expressions; the rest stays as it is. */
export function jsxText(value: string): string {
  return value
    .split(/( )/)
    .map((word) =>
      plainText.test(word) && escapeInvisible(word) === word ? word : `{${quoted(word)}}`,
    )
    .join("")
    .replace(/^ | $/g, '{" "}');
}

/** A fact of the source for a comment of one line: nothing in it can end the comment. */
export function commentText(value: string): string {
  return escapeInvisible(value.replace(/[\r\n\u2028\u2029]/g, " "));
}
