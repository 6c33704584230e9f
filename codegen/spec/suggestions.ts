import { distance } from "fastest-levenshtein";

/** With more differing letters it is another word, not a slip. */
const maxDistance = 3;

/**
 * What a word may have meant: the candidate that differs in the fewest letters, or nothing when none is close.
 *
 * @param most how many letters may differ
 */
export function suggestionsFor(
  word: string,
  candidates: Iterable<string>,
  most: number = maxDistance,
): string[] {
  const ranked = [...candidates]
    .map((candidate) => ({
      candidate,
      letters: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ letters }) => letters <= Math.min(most, word.length / 2))
    .sort((a, b) => a.letters - b.letters);
  return ranked.slice(0, 1).map(({ candidate }) => candidate);
}
