import { memberPaths, shapeWith } from "../../shared/error-body";
import type { VisibleEntry } from "../search-index";

/**
 * Returns the entry of the shape of a pasted error body, and its place in the list of errors.
 *
 * @returns `undefined` if the query contains no JSON object, or an object that matches no shape
 */
export function shapeOfBody(query: string, entries: readonly VisibleEntry[]) {
  const paths = memberPaths(query);
  if (paths.length === 0) return undefined;
  const known = new Set(entries.flatMap(({ places }) => places.map(([, , fragment]) => fragment)));
  const shapes = entries
    .filter(({ entry }) => entry.kind === "error")
    .flatMap(({ entry, places }) => places.map((place) => ({ id: place[2], entry, place })));
  return shapeWith(paths, shapes, known);
}
