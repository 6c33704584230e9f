import { distance } from "fastest-levenshtein";

/** An error that the user can fix: what is wrong, where, and the next step. */
export class SiteError extends Error {
  override readonly name = "SiteError";

  /**
   * @param message what is wrong, with its file (and line or field)
   * @param remedy what to do about it, one sentence
   */
  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

/** Several such errors. */
export class SiteErrors extends Error {
  override readonly name = "SiteErrors";

  constructor(readonly errors: readonly SiteError[]) {
    super(errors.map(({ message }) => message).join("\n"));
  }
}

/** Returns the entry of `known` that is most like `wanted`; `undefined` if none is similar. */
function nearest(wanted: string, known: readonly string[]): string | undefined {
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
