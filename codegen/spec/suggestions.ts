import { distance } from "fastest-levenshtein";

/** With more differing letters it is another word, not a slip. */
const maxDistance = 3;

/**
 * What a word may have meant: the candidate that differs in the fewest letters, or nothing if none is close.
 *
 * @param most how many letters may differ
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
 * The fields that an object lacks only because their names are misspelled, which the rule `struct` reports.
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

/** A name that is in only one of two places where both should have it, or that is most likely spelled differently in each. */
export type Unmatched =
  | { readonly used: string; readonly declared?: string | undefined }
  | { readonly used?: undefined; readonly declared: string };

/** What differs between the names that are used and those that are declared. A slip is a pair, and so are the only two that are left. */
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
