import { block } from "../../../src/samples/block";
import { jsKey, quoted } from "../../../src/samples/quote";
import { isRecord } from "../../../src/samples/serialize";
import type { JsonValue } from "../../model/types";
import { isPlainBlock } from "../../../src/samples/text";

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
