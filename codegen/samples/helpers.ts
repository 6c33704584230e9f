import { insideQuotes } from "../../src/samples/quote";
import { familyOf } from "../../src/samples/quoting";
import { marker, templateText } from "../../src/samples/template";
import { escapeHidden, jsonText } from "../../src/samples/text";
import type { JsonValue } from "../model/types";
import type { Criterion } from "./retry";
import type { Data } from "./call-view";
import { isUse, templateOf, type Text, textOf, type VariableUse } from "./text";

/** Returns a helper that writes texts as literals in double quotes, or as expressions if they have variables. */
export function quoteWith(
  use: (use: VariableUse) => string,
  joined: (text: Text) => string,
): (value: string | Text) => string {
  return (value) => {
    const text = textOf(value);
    const [only] = text;
    if (!text.some(isUse)) return `"${templateOf(text, insideQuotes)}"`;
    return text.length === 1 && only && isUse(only) ? use(only) : joined(text);
  };
}

/** Returns a text without slots as an expression of a family of languages. @param indent of the line on which it begins */
export function textIn(family: string, text: string, indent = ""): string {
  return templateText(familyOf(family).text(text, indent) ?? "");
}

/** Returns a helper that writes texts over several lines, unless they have variables. */
export function blockWith(family: string, quote: (text: Text) => string, indent = "") {
  return (value: string | Text): string => {
    const text = textOf(value);
    return text.some(isUse) ? quote(text) : textIn(family, text.join(""), indent);
  };
}

/** Whether a text in JSON is a variable that is no text: it may have a value of any type. */
export function isPlainValue([only, ...others]: Text): boolean {
  return only !== undefined && isUse(only) && others.length === 0 && !only.variable.isText;
}

/** Returns the inside of a literal in which braces enclose expressions. */
export function inBraces(text: Text, use: (use: VariableUse) => string): string {
  const inside = (part: string) => insideQuotes(part).replace(/[{}]/g, "$&$&");
  return templateOf(text, inside, (one) => `{${use(one)}}`);
}

/** Returns JSON with an item on each line; a string with variables is a text of its own, without quotes. */
export function jsonPieces(
  { value, text }: Data<JsonValue | undefined>,
  indent = "",
): readonly (string | Text)[] {
  if (typeof value === "string" && text(value).some(isUse)) return [text(value)];
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0)
    return [jsonText(value ?? null)];
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const items = Object.entries(value).flatMap(([key, item], index) => [
    `${index === 0 ? "" : ","}\n${inner}${Array.isArray(value) ? "" : `${jsonText(key)}: `}`,
    ...jsonPieces({ value: item, text }, inner),
  ]);
  return [`${open}`, ...items, `\n${indent}${close}`];
}

/** Returns a function that quotes the strings of data. */
export function quoteIn({ text }: Data<unknown>, quote: (text: Text) => string) {
  return (value: string): string => quote(text(value));
}

/** Returns a helper that writes criteria which must all hold. */
export function holdsWith(and: string, holds: (criterion: Criterion) => string) {
  return (criteria: readonly Criterion[]): string => criteria.map(holds).join(and);
}

/** The helpers of all languages. */
export const commonHelpers = {
  slot: (name: string) => marker(name),
  /** A text of the document must not end a line or the comment, and Java must not find an escape in it. */
  comment: (text: string) => {
    const visible = escapeHidden(text, () => " ").replace(/[\s\\]+/g, " ");
    return templateText(visible.replaceAll("*/", "* /").trim());
  },
  /** A word or a number. */
  word: (value: string | number) => String(value).replace(/[^\w.-]/g, ""),
};
