import { decodePercent } from "../paths";

/** Path (without the base path) and title of a page. */
export type ListedPage = readonly [path: string, title: string];

/** The least similarity that is worth a click, measured with the misspelled paths of this site's tests. */
const minSimilarity = 0.5;

/** Maximum number of suggestions. More would be a list to read rather than an answer. */
const maxPages = 5;

/**
 * Returns the pages whose path or title is most similar to a path that does not exist, most similar first;
 * at most five, possibly none.
 *
 * @param path without the base path
 */
export function nearestPages(path: string, pages: readonly ListedPage[]): readonly ListedPage[] {
  const wanted = termsOf(path);
  return pages
    .map((page) => ({ page, similarity: pageSimilarity(wanted, page) }))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, maxPages)
    .map(({ page }) => page);
}

/** Returns the whole path and each of its segments, because `/v1/auth` may mean `/auth`. */
function termsOf(path: string): readonly string[] {
  const parts = path.split("/").filter((part) => part !== "");
  return [...new Set([parts.join(" "), ...parts])].map(decodePercent);
}

/** Returns the similarity of the most similar texts. A segment counts less than the whole path. */
function pageSimilarity(wanted: readonly string[], [path, title]: ListedPage): number {
  const own = [decodePercent(path), decodePercent(path.split("/").at(-1) ?? ""), title];
  const best = (term: string) => Math.max(...own.map((text) => textSimilarity(term, text)));
  return Math.max(...wanted.map((term, index) => best(term) * (index === 0 ? 1 : 0.75)));
}

/**
 * Returns how many letter pairs two texts share, from 0 to 1 (the Sørensen–Dice coefficient). Unlike an
 * edit distance, it allows a different word order: `class-list` is similar to `list-classes`.
 */
function textSimilarity(a: string, b: string): number {
  const [pairsOfA, pairsOfB] = [pairsOf(a), pairsOf(b)];
  const left = [...pairsOfB];
  const shared = pairsOfA.filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return (2 * shared.length) / (pairsOfA.length + pairsOfB.length || 1);
}

/** Returns the pairs of adjacent letters and digits of a text in lower case, ignoring separators. */
function pairsOf(text: string): readonly string[] {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );
}
