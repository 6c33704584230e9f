import type { CheckResult, Fault } from "./types";
import type { CheckWords } from "./words";
import { counted, fill } from "../shared/fill-text";

/** The result of a check; `undefined` before the first one. */
export type Result = CheckResult | "tooLong" | "failed" | undefined;

/** Returns the first sentence about a result. */
export function summaryOf(result: Result, words: CheckWords): string {
  if (result === undefined) return "";
  if (typeof result === "string") return words[result];
  if (result.kind === "syntax") {
    const { line, column, code } = result;
    return fill(words.syntax, { line, column, what: words.syntaxErrors[code] ?? "" });
  }
  return isValid(result) ? words.valid : counted(words.faults, result.mistakes, words.lang);
}

/** Whether a body is valid. */
export function isValid(result: Result): boolean {
  return typeof result === "object" && result.kind === "checked" && result.mistakes === 0;
}

/** Returns the path of the value that a fault concerns: `schedule[0].start`. */
export function nameOf(fault: Fault): string {
  const path = fault.kind === "missing" ? [...fault.path, fault.name] : fault.path;
  return path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");
}

/** Returns the description of a fault, which follows the name. */
export function messageOf(fault: Fault, words: CheckWords): string {
  const guess =
    "suggestion" in fault && fault.suggestion !== undefined
      ? ` ${fill(words.didYouMean, { name: fault.suggestion })}`
      : "";
  switch (fault.kind) {
    case "rule":
      if (fault.isSentence) return fault.text;
      return (
        fill(fault.example === undefined ? words.expected : words.expectedSuchAs, {
          rule: fault.text,
          example: fault.example ?? "",
        }) +
        guess +
        (fault.lacksZone ? ` ${words.lacksZone}` : "")
      );
    case "several":
      return fill(words.several, { labels: fault.labels.join(", ") });
    default:
      return words[fault.kind] + guess;
  }
}
