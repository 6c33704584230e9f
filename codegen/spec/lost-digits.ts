import { getLineColLocation, type Document } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { isObject, join } from "./document";
import { problemAt } from "./problems";

/** So many digits that a number may lose some; not part of a word, a fraction or a longer number. */
const manyDigits = /(?<![\w.])\d{16,}(?![\w.])/;

/**
 * Warns of whole numbers beyond ±(2^53 − 1) that cannot be kept as they are written (RFC 8259, 6), once for each text.
 *
 * @param base folder of the document, from which the file is named
 */
export function lostDigits(file: Document, base: string): readonly Problem[] {
  if (!manyDigits.test(file.source.body)) return [];
  const found = new Map<
    string,
    { readonly pointer: string; readonly shown: string; times: number }
  >();
  const seen = new Set<object>();
  const visit = (value: unknown, pointer: string): void => {
    if (isObject(value)) {
      if (seen.has(value)) return;
      seen.add(value);
      for (const [key, item] of Object.entries(value))
        if (typeof item === "object" || typeof item === "number") visit(item, join(pointer, key));
    } else if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
      const written = textAt(file, pointer);
      const shown = String(value);
      if (!/^[+-]?\d+$/.test(written) || written.replace("+", "") === shown) return;
      const known = found.get(written);
      if (known) known.times++;
      else found.set(written, { pointer, shown, times: 1 });
    }
  };
  visit(file.parsed, "#");
  return [...found].map(([written, { pointer, shown, times }]) => {
    const more = times > 1 ? ` It occurs ${times} times.` : "";
    return problemAt(
      file,
      pointer,
      {
        rule: "number-digits",
        severity: "warning",
        message: `The number ${written} is shown as ${shown}: integers beyond 2^53 lose digits.${more}`,
        remedy: "Write a number of at most 15 digits, or a string where the schema allows one.",
      },
      base,
    );
  });
}

function textAt(file: Document, pointer: string): string {
  const { start, end } = getLineColLocation({ source: file.source, pointer, reportOnKey: false });
  const line = file.source.getLines()[start.line - 1] ?? "";
  return end?.line === start.line ? line.slice(start.col - 1, end.col - 1) : "";
}
