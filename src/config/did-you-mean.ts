import { distance } from "fastest-levenshtein";

/** Returns the entry of `known` that is most like `wanted`; `undefined` if none is similar. */
export function nearest(wanted: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(3, Math.ceil(wanted.length / 2));
  for (const candidate of known) {
    const letters = distance(wanted.toLowerCase(), candidate.toLowerCase());
    if (letters < bestDistance) [best, bestDistance] = [candidate, letters];
  }
  return best;
}

/** Returns "Did you mean `x`?" or an empty string. */
export function didYouMean(wanted: string, known: readonly string[]): string {
  const near = nearest(wanted, known);
  return near === undefined ? "" : `Did you mean \`${near}\`?`;
}
