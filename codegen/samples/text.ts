import { indentSlots } from "../../src/samples/template";
import { indentLines } from "../../src/samples/text";

/** Moves source into a block of `step` more blanks, with what the slots in it will hold. */
export function nest(template: string, step: number): string {
  return indentSlots(indentLines(template, " ".repeat(step)), step);
}
