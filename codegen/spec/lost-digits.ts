import { getLineColLocation, type Document } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { eachOnce, join } from "./document";
import { problemAt } from "./problems";

/** A number with so many digits that some may get lost; not part of a word, a fraction or a longer number. */
const manyDigits = /(?<![\w.])\d{16,}(?![\w.])/;

/** Numbers that exist only in YAML. */
const notFinite = /\.(?:inf|nan)\b/i;

/**
 * Warns of whole numbers beyond ±(2^53 − 1) that lose digits, and of numbers that JSON does not have (RFC 8259, 6), once for each text.
 *
 * @param base folder of the document; file names are relative to it
 */
export function lostDigits(file: Document, base: string): readonly Problem[] {
  if (![manyDigits, notFinite].some((some) => some.test(file.source.body))) return [];
  const found = new Map<string, { pointer: string; value: number; times: number }>();
  eachOnce(file.parsed, (holder, at) => {
    for (const [key, value] of Object.entries(holder) as readonly (readonly [string, unknown])[]) {
      if (typeof value !== "number" || Number.isSafeInteger(value)) continue;
      if (Number.isFinite(value) && !Number.isInteger(value)) continue;
      const pointer = join(at, key);
      const written = textAt(file, pointer);
      const isKept = !/^[+-]?\d+$/.test(written) || written.replace("+", "") === String(value);
      if (isKept && Number.isFinite(value)) continue;
      const known = found.get(written);
      if (known) known.times++;
      else found.set(written, { pointer, value, times: 1 });
    }
  });
  return [...found].map(([written, { pointer, value, times }]) => {
    const more = times > 1 ? ` It occurs ${times} times.` : "";
    const [fault, remedy] = Number.isFinite(value)
      ? [
          `is shown as ${value}: integers beyond 2^53 lose digits.`,
          "Write a number of at most 15 digits, or a string where the schema allows one.",
        ]
      : ["does not exist in JSON.", "Write a number with digits, or leave it out."];
    const message = `The number ${written} ${fault}${more}`;
    const what = { rule: "number-digits", severity: "warning", message, remedy } as const;
    return problemAt(file, pointer, what, base);
  });
}

function textAt(file: Document, pointer: string): string {
  const { start, end } = getLineColLocation({ source: file.source, pointer, reportOnKey: false });
  const line = file.source.getLines()[start.line - 1] ?? "";
  return end?.line === start.line ? line.slice(start.col - 1, end.col - 1) : "";
}
