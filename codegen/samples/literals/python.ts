import type { JsonValue } from "../../model/types";
import { isRecord } from "../serialize";
import { isPlainBlock } from "../text";
import { quoted } from "./quoted";

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
  if (members.length === 0) return brackets;
  const lines = members.map((member) => `${indent}    ${member},\n`).join("");
  return `${brackets.charAt(0)}\n${lines}${indent}${brackets.charAt(1)}`;
}
