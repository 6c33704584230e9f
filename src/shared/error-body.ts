/** Returns the paths of all members of the JSON object in a text, which may have a status line before it: `error`, `error.key`. */
export function memberPaths(text: string): readonly string[] {
  try {
    return pathsIn(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
  } catch {
    return [];
  }
}

/** Those of items are below their array. */
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
 * Returns the shape that has most of the members of a pasted body and lacks fewest. Ids of rows are paths from the id of a shape
 * (`view/ids.ts`).
 *
 * @param paths from {@link memberPaths}
 * @returns `undefined` if no shape has any of them
 */
export function shapeWith<Shape extends { readonly id: string }>(
  paths: readonly string[],
  shapes: readonly Shape[],
  isId: (id: string) => boolean,
): Shape | undefined {
  let best: { readonly shape: Shape; readonly score: number } | undefined;
  for (const shape of shapes) {
    const matched = paths.filter((path) => isId(`${shape.id}.${path}`)).length;
    const score = 2 * matched - paths.length;
    if (matched > 0 && score > (best?.score ?? -Infinity)) best = { shape, score };
  }
  return best?.shape;
}
