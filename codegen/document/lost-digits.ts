import { getLineColLocation, type Document } from "@redocly/openapi-core";
import type { Problem } from "../errors";
import { getOrMake } from "../get-or-make";
import { eachOnce, isObject, join } from "./document";
import { problemAt } from "./problems";
import { isData, visit } from "./walk";

/** A text that may be a number that JavaScript changes: with many digits or a large exponent, or one that exists only in YAML. */
const suspicious = /\d[\d.]{15}|\de[+-]?\d{3}|\.(?:inf|nan)\b/i;

/**
 * Takes numbers out of a file that JavaScript would change, together with the field that holds them, so that no page or sample has another
 * number than the document. Each is a warning, and a number that JSON does not have (RFC 8259, 6) an error, once for each text.
 *
 * @param base folder of the document; file names are relative to it
 */
export function takeLostDigits(file: Document, base: string): readonly Problem[] {
  if (!suspicious.test(file.source.body)) return [];
  const found = new Map<string, { pointer: string; value: number; times: number }>();
  /** Whether a number is another than the one written. */
  const isLost = (value: unknown, pointer: string): boolean => {
    if (typeof value !== "number" || Number.isSafeInteger(value)) return false;
    const written = textAt(file, pointer);
    const isDecimal = /^[+-]?[\d.]+(e[+-]?\d+)?$/i.test(written);
    if (Number.isFinite(value) && (!isDecimal || digitsOf(written) === digitsOf(String(value))))
      return false;
    getOrMake(found, written, () => ({ pointer, value, times: 0 })).times++;
    return true;
  };
  const holdsLost = (value: unknown, pointer: string): boolean => {
    let isFound = isLost(value, pointer);
    eachOnce(value, (holder, at) => {
      for (const [key, inner] of Object.entries(holder))
        isFound = isLost(inner, join(`${pointer}${at.slice(1)}`, key)) || isFound;
    });
    return isFound;
  };
  visit(file.parsed, true, (holder, pointer) => {
    for (const [key, value] of Object.entries(holder))
      if ((!isObject(value) || isData(key, value)) && holdsLost(value, join(pointer, key)))
        delete (holder as Record<string, unknown>)[key];
    return true;
  });
  return [...found].map(([written, { pointer, value, times }]) => {
    const more = times > 1 ? ` It occurs ${times} times.` : "";
    const [severity, fault, remedy] = Number.isFinite(value)
      ? ([
          "warning",
          `is left out of pages and samples: JavaScript would turn it into ${value}.`,
          "Write a number of at most 15 digits, or a string where the schema allows one.",
        ] as const)
      : ([
          "error",
          "does not exist in JSON.",
          "Write a number with digits, or leave it out.",
        ] as const);
    const message = `The number ${written} ${fault}${more}`;
    return problemAt(file, pointer, { rule: "number-digits", severity, message, remedy }, base);
  });
}

/** Returns the digits of a decimal number and its power of ten, the same for all ways to write it. */
function digitsOf(written: string): string {
  const [number = "", power = "0"] = written.toLowerCase().split("e");
  const [whole = "", fraction = ""] = number.replace(/^[+-]/, "").split(".");
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  return `${significant}e${Number(power) - fraction.length + digits.length - significant.length}`;
}

function textAt(file: Document, pointer: string): string {
  const { start, end } = getLineColLocation({ source: file.source, pointer, reportOnKey: false });
  const line = file.source.getLines()[start.line - 1] ?? "";
  return end?.line === start.line ? line.slice(start.col - 1, end.col - 1) : "";
}
