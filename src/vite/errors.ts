import { distance } from "fastest-levenshtein";

/** A mistake that the person who builds the site can mend: what is wrong and where, and the next step. */
export class SiteError extends Error {
  override readonly name = "SiteError";

  /**
   * @param message what is wrong, with the file (and line or field) it is in
   * @param remedy what to do about it, one sentence
   */
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

/** Several such mistakes, found together. */
export class SiteErrors extends Error {
  override readonly name = "SiteErrors";

  constructor(readonly errors: readonly SiteError[]) {
    super(errors.map(({ message }) => message).join("\n"));
  }
}

/** The entry of `known` that is most like `wanted`, for "did you mean"; `undefined` when none is near. */
function nearest(wanted: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(3, Math.ceil(wanted.length / 2));
  for (const candidate of known) {
    const letters = distance(wanted.toLowerCase(), candidate.toLowerCase());
    if (letters < bestDistance) [best, bestDistance] = [candidate, letters];
  }
  return best;
}

/** " Did you mean `x`?" or nothing. */
export function didYouMean(wanted: string, known: readonly string[]): string {
  const near = nearest(wanted, known);
  return near === undefined ? "" : `Did you mean \`${near}\`?`;
}
