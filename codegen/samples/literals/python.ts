import { block } from "../../../src/samples/block";
import { quoted } from "../../../src/samples/quote";
import { isRecord } from "../../../src/samples/serialize";
import type { JsonValue } from "../../model/types";
import { isPlainBlock } from "../../../src/samples/text";

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
