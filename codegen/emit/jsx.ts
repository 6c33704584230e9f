import { escapeInvisible } from "../invisible";
import type { JsonValue } from "../model/types";

/** An expression to be written as it is, not quoted. */
export class Code {
  constructor(readonly source: string) {}
}

/** One attribute: `undefined` and `false` write nothing, `true` writes the bare name. */
export type Attribute = readonly [
  name: string,
  value: string | number | boolean | Code | undefined,
];

/** Returns a string as a JavaScript literal in double quotes. */
export function quoted(value: string): string {
  return escapeInvisible(JSON.stringify(value));
}

/** Returns a value as an indented JSON file. */
export function jsonFile(value: object): string {
  // Skipping ASCII first is much faster.
  return `${JSON.stringify(value, null, 2).replace(/[^\n -~]+/g, escapeInvisible)}\n`;
}

/** Returns a JSON value as a TypeScript expression. */
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
    // A line break after the brace makes the formatter keep one property per line.
    return members.length > 0 ? `{\n${members.join(",\n")}\n}` : "{}";
  }
  return JSON.stringify(value ?? null);
}

/** Returns a key of an object literal; `__proto__` is computed, since it would set the prototype otherwise. */
export function propertyKey(key: string): string {
  return key === "__proto__" ? '["__proto__"]' : quoted(key);
}

/** Returns a multi-line text as a template literal, which keeps its lines. */
export function template(value: string): string {
  const escaped = value.replace(/\\/g, "\\\\").replace(/`/g, "\\`").replace(/\$\{/g, "\\${");
  return `\`${escapeInvisible(escaped)}\``;
}

const plainAttribute = /^[^"&\n\r\t]*$/;

/** Returns ` name="value"`, with a leading space; empty for `undefined` and `false`. */
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

/** Returns text as JSX children. Words that JSX would parse as markup or entities become string expressions. */
export function jsxText(value: string): string {
  return value
    .split(/( )/)
    .map((word) =>
      plainText.test(word) && escapeInvisible(word) === word ? word : `{${quoted(word)}}`,
    )
    .join("")
    .replace(/^ | $/g, '{" "}');
}

/** Returns text for a single-line comment, without line breaks that would end it. */
export function commentText(value: string): string {
  return escapeInvisible(value.replace(/[\r\n\u2028\u2029]/g, " "));
}
