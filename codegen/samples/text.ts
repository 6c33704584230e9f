import { indentSlots } from "../../src/samples/template";
import { indentLines } from "../../src/samples/text";

/** Indents source by `step` more blanks, including the future contents of its slots. */
export function nest(template: string, step: number): string {
  return indentSlots(indentLines(template, " ".repeat(step)), step);
}
