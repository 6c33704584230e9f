import { jsKey, quoted } from "./quote";
import { isRecord } from "./serialize";
import { block, indentLines, isPlainBlock } from "./text";
import type { JsonValue } from "./types";

/** A text as a JavaScript literal; several lines as a template literal. */
export function jsText(text: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  return `\`${text.replace(/\\|`|\$(?=\{)/g, "\\$&")}\``;
}

/** How a language writes JSON values. */
interface ValueStyle {
  /** How much further the members of a list or object are indented. */
  readonly step: string;
  readonly key: (key: string) => string;
  /** What is neither text, number, list nor object. */
  readonly word: (value: boolean | null) => string;
}

/** Writes a JSON value as an expression, its members one per line between two brackets. */
function valueIn(style: ValueStyle, value: JsonValue, indent: string): string {
  const { step, key: keyOf, word } = style;
  const inside = (item: JsonValue) => valueIn(style, item, indent + step);
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return String(value);
  if (Array.isArray(value)) return block("[]", value.map(inside), indent, step);
  if (!isRecord(value)) return word(value as boolean | null);
  const members = Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${inside(item)}`);
  return block("{}", members, indent, step);
}

/** A JSON value as a JavaScript expression, formatted as Prettier does it. */
export function jsValue(value: JsonValue, indent = ""): string {
  return valueIn({ step: "  ", key: jsKey, word: String }, value, indent);
}

/** A text as a Python literal; several lines as a triple-quoted one. */
export function pyText(text: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  const escaped = text.replace(/\\/g, "\\\\").replace(/"(?="")|"$/g, '\\"');
  return `"""\\\n${escaped}"""`;
}

/** A JSON value as a Python expression, formatted as Black does it. */
export function pyValue(value: JsonValue, indent = ""): string {
  const word = (one: boolean | null) => (one === null ? "None" : one ? "True" : "False");
  return valueIn({ step: "    ", key: quoted, word }, value, indent);
}

/** Members one per line between two brackets. */
export function pyBlock(brackets: string, members: readonly string[]): string {
  return block(brackets, members, "", "    ");
}

/**
 * A text as a Java literal; several lines as a text block (JLS 3.10.6, Java 15).
 *
 * @param indent where the lines of a text block start; Java strips it again
 */
export function javaText(text: string, indent: string): string {
  // A text block strips the indentation that its lines share, which would then be the text's own.
  if (!isPlainBlock(text) || !/^\S/m.test(text)) return quoted(text);
  const escaped = text.replace(/\\/g, "\\\\").replace(/"(?="")|"$/g, '\\"');
  // A last line without text would have only the closing quotes on it and lower the shared indentation.
  const end = escaped.endsWith("\n") ? indent : "";
  return `"""\n${indentLines(escaped, indent)}${end}"""`;
}

/**
 * A text as a C# literal; several lines as a raw string literal (C# 11), which knows no escapes and is therefore closed with
 * more quotes than the text has in a row.
 *
 * @param indent where its lines start; C# strips it again
 */
export function csharpText(text: string, indent: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  const runs = text.match(/"+/g) ?? [];
  const fence = '"'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}\n${indentLines(text, indent)}\n${indent}${fence}`;
}
