/** A word, or a name made of several. */
export const name = /[\p{L}\p{N}]+(?:[-_.'’][\p{L}\p{N}]+)*/u;
/**
 * The places where names are split: in camel case (`userId`, `XMLFile`), before a number (`ISO8601` is also
 * written `ISO 8601`; a single letter or digit may be part of an id), and around `-`, `_` and `.`.
 */
const cuts =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L}{2})(?=\p{N}{2})|(?=[-_.'’])|(?<=[-_.'’])/u;

function namesIn(text: string): readonly string[] {
  return text.match(new RegExp(name, "gu")) ?? [];
}

/** Returns the words of a name, and the separators between them. */
export function partsOf(text: string): readonly string[] {
  return text.split(cuts);
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
  return namesIn(text).flatMap((whole) => {
    const terms = known.get(whole) ?? termsOfName(whole);
    known.set(whole, terms);
    return terms;
  });
}

function termsOfName(whole: string): readonly string[] {
  const words = partsOf(whole)
    .map(termOf)
    .filter((word) => word !== "");
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
  const all = namesIn(text).map(termOf);
  const meant = all.filter((term) => !fillers.has(term));
  return meant.length > 0 ? meant : all;
}

/** Returns a title as one term: "creating users" finds "Create a user". */
export function nameOf(title: string, fillers: ReadonlySet<string>): string {
  return wordsOf(title, fillers).map(stemOf).join("");
}
