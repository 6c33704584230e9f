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

/** The entry of `known` that is most like `wanted`, for "did you mean"; `undefined` when none is near. */
function nearest(wanted: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(3, Math.ceil(wanted.length / 2));
  for (const candidate of known) {
    const distance = editDistance(wanted.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** " Did you mean `x`?" or nothing. */
export function didYouMean(wanted: string, known: readonly string[]): string {
  const near = nearest(wanted, known);
  return near === undefined ? "" : `Did you mean \`${near}\`?`;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
