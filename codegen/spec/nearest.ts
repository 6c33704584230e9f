import { distance } from "fastest-levenshtein";

/** More differing letters than this are another word, not a slip. */
const maxDistance = 3;

/**
 * The candidate that differs from a word in the fewest letters; nothing when none is close.
 *
 * @param most how many letters may differ
 */
export function nearest(
  word: string,
  candidates: readonly string[],
  most: number = maxDistance,
): string | undefined {
  const ranked = candidates
    .map((candidate) => ({
      candidate,
      letters: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .filter(({ letters }) => letters <= Math.min(most, word.length / 2))
    .sort((a, b) => a.letters - b.letters);
  return ranked[0]?.candidate;
}
