import { distance } from "fastest-levenshtein";

/** If more letters differ, it is another word, not a misspelling. */
const maxDistance = 3;

/**
 * Returns what a word may have meant: the candidate that differs in the fewest letters, or nothing if none is close.
 *
 * @param most maximum number of letters that may differ
 */
export function suggestionsFor(
  word: string,
  candidates: Iterable<string>,
  most: number = maxDistance,
): string[] {
  const letters = (candidate: string) => distance(word.toLowerCase(), candidate.toLowerCase());
  return [...candidates]
    .filter((candidate) => letters(candidate) <= Math.min(most, word.length / 2))
    .sort((a, b) => letters(a) - letters(b))
    .slice(0, 1);
}

/**
 * Returns the fields that an object lacks only because their names are misspelled, which the rule `struct` reports.
 *
 * @param known the fields that such an object may have
 */
export function misspelledFields(owner: object, known: readonly string[]): ReadonlySet<string> {
  const absent = known.filter((name) => !Object.hasOwn(owner, name));
  const strange = Object.keys(owner).filter(
    (name) => !known.includes(name) && !name.startsWith("x-"),
  );
  return new Set(strange.flatMap((name) => suggestionsFor(name, absent)));
}

/** A name in only one of two places where both should have it, or most likely spelled differently in each. */
export type Unmatched =
  | { readonly used: string; readonly declared?: string | undefined }
  | { readonly used?: undefined; readonly declared: string };

/** Compares the names used with those declared. A misspelled name forms a pair with the right one, and so do the only two that are left. */
export function unmatched(used: readonly string[], declared: readonly string[]): Unmatched[] {
  const uses = [...new Set(used)].filter((name) => !declared.includes(name));
  const idle = new Set(declared.filter((name) => !used.includes(name)));
  const found = uses.map((name) => {
    const [near] = uses.length === 1 && idle.size === 1 ? idle : suggestionsFor(name, idle);
    if (near !== undefined) idle.delete(near);
    return { used: name, declared: near };
  });
  return [...found, ...[...idle].map((name) => ({ declared: name }))];
}
