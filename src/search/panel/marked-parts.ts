import { name, partsOf, termOf } from "./terms";

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
  const parts: MarkedPart[] = [];
  // Every second piece is a name.
  for (const [index, piece] of text.split(new RegExp(`(${name.source})`, "u")).entries())
    for (const part of index % 2 === 0 ? [piece] : partsToMark(piece, matched)) {
      const isMatch = index % 2 === 1 && matched.has(termOf(part));
      const last = parts.at(-1);
      if (last?.isMatch === isMatch) parts.splice(-1, 1, { text: last.text + part, isMatch });
      else if (part !== "") parts.push({ text: part, isMatch });
    }
  return parts;
}

/** Splits a name into the parts of which some match: the name itself, its words, or its beginning and its last words. */
function partsToMark(text: string, matched: ReadonlySet<string>): readonly string[] {
  const isMatch = (part: string) => matched.has(termOf(part));
  const words = partsOf(text);
  if (isMatch(text) || words.some(isMatch)) return isMatch(text) ? [text] : words;
  const ends = words.map((_, index) => words.slice(index).join(""));
  const end = ends.find(isMatch);
  return end === undefined ? [text] : [text.slice(0, -end.length), end];
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
