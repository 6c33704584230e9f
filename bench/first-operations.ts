type Json = Readonly<Record<string, unknown>>;

const methods: ReadonlySet<string> = new Set(
  "get put post delete options head patch trace query".split(" "),
);

/**
 * Returns a document with only its first operations and the components that they use.
 *
 * @param document OpenAPI 3, bundled
 * @param operations number of operations, at most that of the document; a path with more than are left is skipped
 */
export function firstOperations(document: Json, operations: number): Json {
  let left = operations;
  const paths = entriesOf(document["paths"]).filter(([, item]) => {
    const count = entriesOf(item).filter(([key]) => methods.has(key)).length;
    if (count > left) return false;
    left -= count;
    return true;
  });
  return withoutUnused({ ...document, paths: Object.fromEntries(paths) });
}

/** Returns the document without the components that no operation uses. Keeps security schemes, which operations only name. */
function withoutUnused(document: Json): Json {
  const kinds = entriesOf(document["components"]);
  const components = new Map<string, unknown>(
    kinds.flatMap(([kind, members]) =>
      entriesOf(members).map(([name, value]) => [`${kind}/${name}`, value] as const),
    ),
  );
  const used = new Set<string>();
  const texts = [JSON.stringify(document["paths"])];
  // The list grows during the loop.
  for (const text of texts)
    for (const [, id = ""] of text.matchAll(/"#\/components\/(\w+\/[^"/]+)/g)) {
      if (used.has(id)) continue;
      used.add(id);
      texts.push(JSON.stringify(components.get(id) ?? null));
    }
  const kept = kinds.map(([kind, members]) => [
    kind,
    Object.fromEntries(
      entriesOf(members).filter(
        ([name]) => kind === "securitySchemes" || used.has(`${kind}/${name}`),
      ),
    ),
  ]);
  return { ...document, components: Object.fromEntries(kept) };
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries((value ?? {}) as Json);
}
