import { decodePercent } from "../paths";

/** Path (without the base path) and title of a page. */
export type ListedPage = readonly [path: string, title: string];

/** A page about as near as this is worth a click; measured on misspelt paths of this site's tests. */
const nearEnough = 0.5;

/** More would be a list to read, not an answer. */
const longestList = 5;

/**
 * The pages whose path or title is most like a path that does not exist, the nearest first; at most five, none when none is near.
 *
 * @param path without the base path
 */
export function nearestPages(path: string, pages: readonly ListedPage[]): readonly ListedPage[] {
  const wanted = termsOf(path);
  return pages
    .map((page) => ({ page, nearness: nearness(wanted, page) }))
    .filter((candidate) => candidate.nearness >= nearEnough)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, longestList)
    .map(({ page }) => page);
}

/** The whole of a path, and each of its parts: `/v1/auth` may mean `/auth`. */
function termsOf(path: string): readonly string[] {
  const parts = path.split("/").filter((part) => part !== "");
  return [...new Set([parts.join(" "), ...parts])].map(decodePercent);
}

function nearness([whole = "", ...parts]: readonly string[], [path, title]: ListedPage): number {
  const name = decodePercent(path).split("/").at(-1) ?? "";
  return Math.max(
    likeness(whole, decodePercent(path)),
    likeness(whole, title),
    // A part of the path says less than all of it, and the last part more than those before it.
    ...parts.map(
      (part, index) =>
        Math.max(likeness(part, name), likeness(part, title)) *
        (index === parts.length - 1 ? 0.9 : 0.7),
    ),
  );
}

/**
 * How many pairs of neighbouring letters two texts share, from 0 to 1 (the Sørensen–Dice coefficient). Unlike a count of edits it
 * forgives another order of the words: `class-list` is near `list-classes`.
 */
function likeness(a: string, b: string): number {
  const [pairsOfA, pairsOfB] = [pairsOf(a), pairsOf(b)];
  const left = [...pairsOfB];
  const shared = pairsOfA.filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
  return (2 * shared.length) / (pairsOfA.length + pairsOfB.length || 1);
}

/** Neighbouring letters and digits of a text, in lower case; what separates its words does not count. */
function pairsOf(text: string): readonly string[] {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );
}
