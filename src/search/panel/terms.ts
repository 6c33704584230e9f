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
  return [termOf(whole), ...words, ...ends];
}

/**
 * Returns the beginning that the forms of an English word share: `authentic` for `authenticate` and `authentication`. It need not be a
 * word.
 */
export function stemOf(term: string): string {
  return term.replace(endings, "").replace(/(?<=\p{L}{4})([bdglmnprt])\1$/u, "$1");
}

const endings =
  /(?<=\p{L}{4})(?:ations?|at(?:ors?|ing|e[ds]?)|ings?|ments?|ions?|ies|ers?|e[ds]?|(?<!s)s)$/u;

/** Returns the words and names of a text as terms, without fillers unless it has only these. */
export function wordsOf(text: string, fillers: ReadonlySet<string>): string[] {
  const all = compoundsOf(text).map((word) => termOf(word.text));
  const meant = all.filter((term) => !fillers.has(term));
  return meant.length > 0 ? meant : all;
}

/** Returns a title as one term: "creating users" finds "Create a user". */
export function nameOf(title: string, fillers: ReadonlySet<string>): string {
  return wordsOf(title, fillers).map(stemOf).join("");
}
