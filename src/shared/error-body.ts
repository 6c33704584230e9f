/** Returns the paths of all members of the JSON object in a text, which may have a status line before it: `error`, `error.key`. */
export function memberPaths(text: string): readonly string[] {
  try {
    return pathsIn(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
  } catch {
    return [];
  }
}

/** Returns the paths below a value; members of array items get the path of the array. */
function pathsIn(value: unknown, above = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value))
    return [...new Set(value.flatMap((item: unknown) => pathsIn(item, above)))];
  return Object.entries(value).flatMap(([name, member]) => {
    const path = above === "" ? name : `${above}.${name}`;
    return [path, ...pathsIn(member, path)];
  });
}

/**
 * Returns the shape that best fits the members of a pasted body. A body with few members of every shape comes from elsewhere, such as
 * a gateway. Ids of rows are paths from the id of a shape (`view/ids.ts`).
 *
 * @param paths from {@link memberPaths}
 * @param ids the ids of rows
 */
export function shapeWith<Shape extends { readonly id: string }>(
  paths: readonly string[],
  shapes: readonly Shape[],
  ids: ReadonlySet<string>,
): Shape | undefined {
  let best: { readonly shape: Shape; readonly score: number } | undefined;
  for (const shape of shapes) {
    const rows = [...ids].flatMap((id) =>
      id.startsWith(`${shape.id}.`) ? id.slice(shape.id.length + 1) : [],
    );
    const hasRowsBelow = (path: string) => rows.some((row) => row.startsWith(`${path}.`));
    const matched = paths.filter(
      (path) =>
        rows.includes(path) &&
        (!hasRowsBelow(path) || paths.some((other) => other.startsWith(`${path}.`))),
    );
    const isTop = (path: string) => !path.includes(".");
    const own = matched.filter(isTop).length;
    const lacking = rows.filter(isTop).length - own;
    const score = 2 * matched.length - paths.length;
    if (own > 0 && 2 * own >= lacking && score > (best?.score ?? -Infinity))
      best = { shape, score };
  }
  return best?.shape;
}
