const compounds = /[\p{L}\p{N}]+(?:[-_.'’][\p{L}\p{N}]+)*/gu;
/**
 * Where a name is cut: in camel case (`learnerId`, `XMLFile`), before a number (`ISO8601`, which others write `ISO 8601`; one
 * letter or digit alone may be part of an id) and between what `-`, `_` and `.` join.
 */
const cuts =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}{2})(?=\p{N}{2})|[-_.'’]/gu;

/** A stretch of text between blanks and punctuation: a word, or a name made of several. */
export interface Compound {
  readonly text: string;
  readonly start: number;
  /** The words that a name is made of; the text itself where it is one word. */
  readonly parts: readonly { readonly text: string; readonly start: number }[];
}

/** The words and names of a text, in order. */
export function compoundsOf(text: string): readonly Compound[] {
  return [...text.matchAll(compounds)].map(({ 0: whole, index }) => {
    let at = 0;
    const parts = whole.split(cuts).map((part) => {
      at = whole.indexOf(part, at);
      const start = index + at;
      at += part.length;
      return { text: part, start };
    });
    return { text: whole, start: index, parts };
  });
}

/** What two spellings of a name have in common: no case, no accents, nothing between the words. */
export function termOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** The terms under which a text is found: each name as a whole, and each of its words. */
export function termsOf(text: string): string[] {
  return compoundsOf(text).flatMap(({ text: whole, parts }) => {
    const words = parts.map((part) => termOf(part.text));
    return words.length === 1 ? words : [termOf(whole), ...words];
  });
}
