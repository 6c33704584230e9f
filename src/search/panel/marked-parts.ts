import { compoundsOf, termOf } from "./terms";

/** A stretch of text, met by a query or not. */
export interface MarkedPart {
  readonly text: string;
  readonly isMet: boolean;
}

/** Letters before the first word that was met, so that a hit shows why it is one. */
const lead = 40;

/**
 * Cuts a text into what the terms of a hit have met and what they have not.
 *
 * @param terms of the index, as a hit lists them
 */
export function markedParts(text: string, terms: readonly string[]): readonly MarkedPart[] {
  const met = new Set(terms);
  const spans = compoundsOf(text).flatMap((compound) => {
    if (met.has(termOf(compound.text))) return [compound];
    return compound.parts.filter((part) => met.has(termOf(part.text)));
  });
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const span of spans) {
    parts.push({ text: text.slice(at, span.start), isMet: false });
    at = span.start + span.text.length;
    parts.push({ text: span.text, isMet: true });
  }
  parts.push({ text: text.slice(at), isMet: false });
  return parts.filter((part) => part.text !== "");
}

/** The parts from shortly before the first that was met; all of them where none was. */
export function partsFromFirstMet(parts: readonly MarkedPart[]): readonly MarkedPart[] {
  const [first, ...rest] = parts;
  if (!first || first.isMet || rest.length === 0 || first.text.length <= 2 * lead) return parts;
  const text = `…${first.text.slice(-lead).replace(/^\S*/, "")}`;
  return [{ text, isMet: false }, ...rest];
}
