import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { ErrorPayload } from "vite";

import { attempt } from "../../shared/attempt";
import type { Mistake } from "../../shared/codegen-report";
import { siteErrorsIn } from "../errors";

/**
 * Returns the mistakes that a writer has to fix, from an error of loading or rendering. A mistake at several places becomes one at each.
 *
 * @returns the stack, if this program is at fault
 */
export function mistakesIn(error: unknown): readonly Mistake[] {
  const mistakes = attempt(() => siteErrorsIn(error));
  if (mistakes)
    return mistakes.flatMap(({ reason: message, remedy, place, others }) =>
      [place, ...others].map((each) => ({ message, remedy, ...each })),
    );
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [{ message: text, remedy: "This is not your mistake: report it with this text." }];
}

/** Returns an error for Vite's overlay. Its text lists every mistake, with a link that opens the place in an editor. */
export function overlayError(mistakes: readonly Mistake[]): ErrorPayload["err"] {
  const noun = mistakes.length === 1 ? "mistake" : "mistakes";
  return {
    message: `${mistakes.length} ${noun} to fix.`,
    stack: mistakes.map(blockOf).join("\n\n\n"),
  };
}

/** Returns such an error for a page that cannot be shown. It uses the message, because Vite keeps only the calls of a stack. */
export function pageError(mistakes: readonly Mistake[]): ErrorPayload["err"] {
  const { message, stack } = overlayError(mistakes);
  return { message: `${message}\n\n${stack}`, stack: "" };
}

/** Returns a mistake as one line for a terminal. */
export function mistakeText({ message, remedy, file, line, column }: Mistake): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return `${place === "" ? "" : `${place}: `}${message.replace(/\.$/, "")}. ${remedy}`;
}

function blockOf(mistake: Mistake): string {
  const { message, remedy, file, line, column = 1 } = mistake;
  const place = file === undefined ? [] : [resolve(file), line, line && column];
  const head = place.filter((part) => part !== undefined).join(":");
  return [head, message, frameOf(mistake), `→ ${remedy}`]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Returns the lines around the place of a mistake, unless the mistake already has them. */
function frameOf({ frame, file, line }: Mistake): string {
  if (frame !== undefined || file === undefined || line === undefined)
    return (frame ?? "").replace(/\n+$/, "");
  const first = Math.max(1, line - 2);
  const width = String(line + 2).length;
  // The file may have been deleted since.
  const text = attempt(() => readFileSync(resolve(file), "utf8")) ?? "";
  return text
    .split("\n")
    .slice(first - 1, line + 2)
    .map((row, index) => {
      const mark = first + index === line ? ">" : " ";
      return `${mark} ${String(first + index).padStart(width)} | ${row}`;
    })
    .join("\n");
}
