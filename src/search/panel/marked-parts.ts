import { compoundsOf, termOf } from "./terms";

/** A stretch of text, met by a query or not. */
export interface MarkedPart {
  readonly text: string;
  readonly isMet: boolean;
}

/** Letters before the first word that was met, so that a hit shows why it is one. */
const lead = 40;
/** Letters of an excerpt. */
const longest = 180;

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

/** What is shown of a text, and read aloud: from shortly before the first part that was met, as much as two lines hold. */
export function excerptOf(parts: readonly MarkedPart[]): readonly MarkedPart[] {
  let left = longest;
  return fromFirstMet(parts).flatMap((part) => {
    if (left <= 0) return [];
    const isCut = part.text.length > left;
    const text = isCut ? `${part.text.slice(0, left).replace(/\s*\S*$/, "")} …` : part.text;
    left -= part.text.length;
    return [{ ...part, text }];
  });
}

function fromFirstMet(parts: readonly MarkedPart[]): readonly MarkedPart[] {
  const [first, ...rest] = parts;
  if (!first || first.isMet || rest.length === 0 || first.text.length <= 2 * lead) return parts;
  const text = `…${first.text.slice(-lead).replace(/^\S*/, "")}`;
  return [{ text, isMet: false }, ...rest];
}
