import type { IndexEntry, IndexPlace, VisibleEntry } from "../search-index";

/** A shape of the list of errors, and its place there. */
interface ErrorShape {
  readonly entry: IndexEntry;
  readonly place: IndexPlace;
}

/**
 * Returns the shape of a pasted error body: the one that has most of its members and lacks fewest. Ids of rows are paths from the id of
 * a shape (`view/ids.ts`).
 *
 * @returns `undefined` if the query contains no JSON object, or one with no member of any shape
 */
export function shapeOfBody(
  query: string,
  entries: readonly VisibleEntry[],
): ErrorShape | undefined {
  const paths = pathsIn(bodyIn(query));
  if (paths.length === 0) return undefined;
  const known = new Set(entries.flatMap(({ places }) => places.map(([, , fragment]) => fragment)));
  let best: (ErrorShape & { readonly score: number }) | undefined;
  for (const { entry, places } of entries) {
    if (entry.kind !== "error") continue;
    for (const place of places) {
      const matched = paths.filter((path) => known.has(`${place[2]}.${path}`)).length;
      const score = 2 * matched - paths.length;
      if (matched > 0 && score > (best?.score ?? -Infinity)) best = { entry, place, score };
    }
  }
  return best;
}

/** Returns the JSON object in a text, which may have a status line before it. */
function bodyIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

/** Returns the paths of all members: `error`, `error.key`. Those of items are below their array. */
function pathsIn(value: unknown, above = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return [...new Set(value.flatMap((item: unknown) => pathsIn(item, above)))];
  return Object.entries(value).flatMap(([name, member]) => {
    const path = above === "" ? name : `${above}.${name}`;
    return [path, ...pathsIn(member, path)];
  });
}
