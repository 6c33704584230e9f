import { block } from "./block";
import { jsKey, quoted } from "./quote";
import { isRecord } from "./serialize";
import { indentLines, isPlainBlock } from "./text";
import type { JsonValue } from "./types";

/** A text as a JavaScript literal; several lines as a template literal. */
export function jsText(text: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  return `\`${text.replace(/\\|`|\$(?=\{)/g, "\\$&")}\``;
}

/** A JSON value as a JavaScript expression, formatted as Prettier does it. */
export function jsValue(value: JsonValue, indent = ""): string {
  const inner = `${indent}  `;
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) {
    return jsBlock(
      "[]",
      value.map((item) => jsValue(item, inner)),
      indent,
    );
  }
  if (isRecord(value)) {
    const entries = Object.entries(value);
    return jsBlock(
      "{}",
      entries.map(([key, item]) => `${jsKey(key)}: ${jsValue(item, inner)}`),
      indent,
    );
  }
  return String(value);
}

/** Members one per line between two brackets. */
function jsBlock(brackets: string, members: readonly string[], indent = ""): string {
  return block(brackets, members, indent, "  ");
}

/** A text as a Python literal; several lines as a triple-quoted one. */
export function pyText(text: string): string {
  if (!isPlainBlock(text)) return quoted(text);
  const escaped = text.replace(/\\/g, "\\\\").replace(/"(?="")|"$/g, '\\"');
  return `"""\\\n${escaped}"""`;
}

/** A JSON value as a Python expression, formatted as Black does it. */
export function pyValue(value: JsonValue, indent = ""): string {
  const inner = `${indent}    `;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) {
    return pyBlock(
      "[]",
      value.map((item) => pyValue(item, inner)),
      indent,
    );
  }
  if (isRecord(value)) {
    const entries = Object.entries(value);
    return pyBlock(
      "{}",
      entries.map(([key, item]) => `${quoted(key)}: ${pyValue(item, inner)}`),
      indent,
    );
  }
  return String(value);
}

/** Members one per line between two brackets. */
export function pyBlock(brackets: string, members: readonly string[], indent = ""): string {
  return block(brackets, members, indent, "    ");
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
