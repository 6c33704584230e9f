import type { JsonValue } from "../../model/types";
import { isRecord } from "../serialize";
import { isPlainBlock } from "../text";
import { quoted } from "./quoted";

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
    return block(
      "[]",
      value.map((item) => jsValue(item, inner)),
      indent,
    );
  }
  if (isRecord(value)) {
    const entries = Object.entries(value);
    return block(
      "{}",
      entries.map(([key, item]) => `${jsKey(key)}: ${jsValue(item, inner)}`),
      indent,
    );
  }
  return String(value);
}

/** The key of an object literal. `__proto__` would set the prototype unless it is computed (ECMA-262, B.3.1). */
export function jsKey(key: string): string {
  if (key === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

/** Members one per line between two brackets. */
export function block(brackets: string, members: readonly string[], indent = ""): string {
  if (members.length === 0) return brackets;
  const lines = members.map((member) => `${indent}  ${member},\n`).join("");
  return `${brackets.charAt(0)}\n${lines}${indent}${brackets.charAt(1)}`;
}
