import { compoundsOf, endsOf, termOf } from "./terms";

/** A part of a text, matched by a query or not. */
export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Number of letters to show before the first match, so that a hit shows why it matches. */
const lead = 40;
/** Maximum length of an excerpt. */
const maxLength = 180;

/**
 * Splits a text into the parts that match the terms of a hit and those that do not.
 *
 * @param terms terms of the index that the hit matches
 */
export function markedParts(text: string, terms: readonly string[]): readonly MarkedPart[] {
  const matched = new Set(terms);
  const spans = compoundsOf(text).flatMap((compound) => {
    if (matched.has(termOf(compound.text))) return [compound];
    const words = compound.parts.filter((part) => matched.has(termOf(part.text)));
    if (words.length > 0) return words;
    return endsOf(compound).filter(({ text: end }) => matched.has(termOf(end)));
  });
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const span of spans) {
    parts.push({ text: text.slice(at, span.start), isMatch: false });
    at = span.start + span.text.length;
    parts.push({ text: span.text, isMatch: true });
  }
  parts.push({ text: text.slice(at), isMatch: false });
  return parts.filter((part) => part.text !== "");
}

/** Returns about two lines of a text, starting shortly before its first match. */
export function excerptOf(parts: readonly MarkedPart[]): readonly MarkedPart[] {
  let left = maxLength;
  return fromFirstMatch(parts).flatMap((part) => {
    if (left <= 0) return [];
    const isCut = part.text.length > left;
    const text = isCut ? `${part.text.slice(0, left).replace(/\s*\S*$/, "")} …` : part.text;
    left -= part.text.length;
    return [{ ...part, text }];
  });
}

function fromFirstMatch(parts: readonly MarkedPart[]): readonly MarkedPart[] {
  const [first, ...rest] = parts;
  if (!first || first.isMatch || rest.length === 0 || first.text.length <= 2 * lead) return parts;
  const text = `…${first.text.slice(-lead).replace(/^\S*/, "")}`;
  return [{ text, isMatch: false }, ...rest];
}
