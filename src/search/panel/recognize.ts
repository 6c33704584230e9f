import type { IndexPlace, VisibleEntry } from "../search-index";

/**
 * Returns the entries that a query can only mean literally: the path of an operation or of a field, such as `schedule[0].start`, or a
 * message. Best first, with only the places that are meant.
 */
export function recognized(
  query: string,
  entries: readonly VisibleEntry[],
): readonly VisibleEntry[] {
  const typed = query.trim().toLowerCase();
  const [, method = "", path] = /^(?:([a-z]+) +)?(\/\S+)$/.exec(typed) ?? [];
  if (path !== undefined)
    return best(entries, ({ entry }) => addressRank(entry.address, method, path));
  if (typed.split(/\s+/).length > 4)
    return entries.filter(({ entry }) => entry.text.toLowerCase().includes(typed));
  // Positions in an array are not part of a path.
  const field = typed.replace(/\[\d*\](?=\.)/g, "");
  if (!/^[^\s/.]+(?:\.[^\s/.]+)+$/.test(field)) return [];
  return best(entries, (_, place) => fieldRank(place, field));
}

/** Returns the entries and places with a rank above 0, best first. */
function best(
  entries: readonly VisibleEntry[],
  rankOf: (entry: VisibleEntry, place: IndexPlace) => number,
): readonly VisibleEntry[] {
  return entries
    .map((visible) => {
      const ranked = visible.places
        .map((place) => ({ place, rank: rankOf(visible, place) }))
        .filter(({ rank }) => rank > 0)
        .sort((a, b) => b.rank - a.rank);
      const places = ranked.map(({ place }) => place);
      return { entry: visible.entry, places, rank: ranked[0]?.rank ?? 0 };
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
}

/** Returns which part of an operation's path is typed, from its end. Any value stands for a parameter. */
export function addressRank(address = "", typedMethod: string, typedPath: string): number {
  const [method = "", path = ""] = address.toLowerCase().split(" ");
  if (typedMethod !== "" && typedMethod !== method) return 0;
  const own = path.split("/").slice(1);
  const typed = typedPath.split("/").slice(1);
  const end = own.slice(-typed.length);
  const isSame = typed.every(
    (part, index) => part === end[index] || (index > 0 && end[index]?.startsWith("{")),
  );
  return isSame ? typed.length / own.length : 0;
}

/** Returns how well a place has the path of a field: best in a request, then in a schema, then in a response, and less before it is fully typed. */
export function fieldRank([, , fragment]: IndexPlace, path: string): number {
  const whole = fragment.toLowerCase().replace(/~[^.]*/g, "");
  const at = `.${whole}`.lastIndexOf(`.${path}`);
  const rest = whole.slice(at + path.length);
  if (at === -1 || rest.includes(".")) return 0;
  const kind = whole.startsWith("request") ? 3 : whole.startsWith("response") ? 1 : 2;
  const isShort = !whole.slice(0, Math.max(0, at - 1)).includes(".");
  return (isShort ? kind + 0.5 : kind) * (rest === "" ? 1 : 0.1);
}
