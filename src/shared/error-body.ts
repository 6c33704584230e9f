/** A pasted error: its JSON object, and the text around it, which may contain the request. */
export interface PastedError {
  readonly body: object;
  readonly around: string;
}

/** Returns the last whole JSON object in a text, before which a request may have another; `undefined` if there is none. */
export function errorIn(text: string): PastedError | undefined {
  const end = text.lastIndexOf("}") + 1;
  const starts = [...text.matchAll(/\{/g)].map(({ index }) => index).reverse();
  for (const start of starts) {
    const body = parsed(text.slice(start, end));
    if (!body) continue;
    const before = text.slice(0, start);
    const isInside = before.split("{").length !== before.split("}").length;
    return isInside ? undefined : { body, around: `${before} ${text.slice(end)}` };
  }
  return undefined;
}

// Not `attempt`, which is in the chunk of the controls: the worker that searches cannot load that.
function parsed(json: string): object | undefined {
  try {
    return JSON.parse(json) as object;
  } catch {
    return undefined;
  }
}

/** Returns the paths of all members of the JSON object in a text, which may have other text around it: `error`, `error.key`. */
export function memberPaths(text: string): readonly string[] {
  return pathsIn(errorIn(text)?.body);
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
