const compounds = /[\p{L}\p{N}]+(?:[-_.'’][\p{L}\p{N}]+)*/gu;
/**
 * The places where names are split: in camel case (`userId`, `XMLFile`), before a number (`ISO8601` is also
 * written `ISO 8601`; a single letter or digit may be part of an id), and at `-`, `_` and `.`.
 */
const cuts =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}{2})(?=\p{N}{2})|[-_.'’]/gu;

/** A part of a text between spaces and punctuation: a word, or a name made of several. */
export interface Compound {
  readonly text: string;
  readonly start: number;
  /** The words of a name; for a single word, the text itself. */
  readonly parts: readonly { readonly text: string; readonly start: number }[];
}

/** Returns the words and names of a text, in order. */
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

/** Returns the ends of a name that consist of several words, longest first. */
export function endsOf({ text, start: from, parts }: Compound): readonly Omit<Compound, "parts">[] {
  return parts.slice(1, -1).map(({ start }) => ({ text: text.slice(start - from), start }));
}

/** Normalizes a name: removes case, accents and separators. */
export function termOf(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** The terms of each word and name. Texts repeat them, and splitting costs more than a lookup. */
const known = new Map<string, readonly string[]>();

/** Returns the index terms of a text: each name as a whole, each of its words, and its last words joined. */
export function termsOf(text: string): string[] {
  return (text.match(compounds) ?? []).flatMap((whole) => {
    const terms = known.get(whole) ?? termsOfCompound(whole);
    known.set(whole, terms);
    return terms;
  });
}

function termsOfCompound(whole: string): readonly string[] {
  const words = whole.split(cuts).map(termOf);
  if (words.length === 1) return words;
  const ends = words.slice(1, -1).map((_, index) => words.slice(index + 1).join(""));
  return [termOf(whole), ...words, ...ends, ...shortForms(words)];
}

/** Returns the usual abbreviations of a name of three words, or of its first two: `xri` and `xr` for `x-request-id`. */
function shortForms(words: readonly string[]): readonly string[] {
  if (words.length !== 3) return [];
  const initials = words.map((word) => word.charAt(0)).join("");
  return [initials.slice(0, 2), initials];
}

/** Whether a term may match a prefix. With one or two letters, it would match almost anything. */
export function isBeginning(term: string): boolean {
  return term.length > 2;
}
