import { indentSlots } from "../../src/samples/template";

/** Moves source into a block of `step` more blanks, with what the slots in it will hold. */
export function nest(template: string, step: number): string {
  return indentSlots(indentLines(template, " ".repeat(step)), step);
}

/** Puts `indent` before every line that is not empty. */
export function indentLines(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}
