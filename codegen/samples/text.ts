import { indentSlots, marker, templateParts, templateText } from "../../src/samples/template";
import { indentLines } from "../../src/samples/text";

/** A value that a program stores under a name. */
export interface Variable {
  /** In kebab case; unique, and reserved in no language. */
  readonly name: string;
  readonly isText: boolean;
}

/** A place in a text that is filled later: with a value of the reader, or one that many samples share. */
export interface Slot {
  readonly slot: string;
}

/** A place in a text for the value of a variable. */
export interface VariableUse {
  readonly variable: Variable;
  /** Whether the value is percent-encoded there. */
  readonly isEncoded: boolean;
}

/** A text that goes into a sample, before it is quoted. */
export type Text = readonly (string | Slot | VariableUse)[];

/** Returns the texts joined. */
export function textOf(...texts: readonly (string | Text)[]): Text {
  const parts: Text[number][] = [];
  for (const part of texts.flat()) {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts.splice(-1, 1, `${last}${part}`);
    else if (part !== "") parts.push(part);
  }
  return parts;
}

/** Returns a template as a text. */
export function slotsIn(template: string): Text {
  return templateParts(template).map((part) => part.text ?? { slot: part.slot });
}

/**
 * Returns a text as a template.
 *
 * @param inside returns a string as it is written between quotes
 * @param use writes a variable between them
 */
export function templateOf(
  text: Text,
  inside = (part: string) => part,
  use: (use: VariableUse) => string = () => "",
): string {
  return text
    .map((part) => {
      if (typeof part === "string") return templateText(inside(part));
      return "slot" in part ? marker(part.slot) : use(part);
    })
    .join("");
}

export function isUse(part: Text[number]): part is VariableUse {
  return typeof part !== "string" && "variable" in part;
}

/** Returns a text in pieces: each variable, and each text between them. */
export function piecesOf(text: Text): readonly Text[] {
  const pieces: Text[] = [];
  for (const part of text) {
    const last = pieces.at(-1);
    if (last && !isUse(part) && !last.some(isUse)) pieces.splice(-1, 1, [...last, part]);
    else pieces.push([part]);
  }
  return pieces;
}

/** Indents source by `step` more blanks, including the future contents of its slots. */
export function nest(template: string, step: number): string {
  return indentSlots(indentLines(template, " ".repeat(step)), step);
}
