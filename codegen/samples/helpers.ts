import { insideQuotes } from "../../src/samples/quote";
import { marker, templateText } from "../../src/samples/template";
import { escapeHidden } from "../../src/samples/text";
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

/** The helpers of all languages. */
export const commonHelpers = {
  slot: (name: string) => marker(name),
  /** A text of the document must not end a line or the comment, and Java must not find an escape in it. */
  comment: (text: string) => {
    const visible = escapeHidden(text, () => " ").replace(/[\s\\]+/g, " ");
    return templateText(visible.replaceAll("*/", "* /").trim());
  },
  /** A word or a number. */
  word: (value: string | number) => String(value).replace(/[^\w.]/g, ""),
};
