type Json = Readonly<Record<string, unknown>>;

const methods: ReadonlySet<string> = new Set(
  "get put post delete options head patch trace query".split(" "),
);
/** The kinds of components that each copy repeats; security schemes are shared. */
const repeated: ReadonlySet<string> = new Set([
  "examples",
  "headers",
  "links",
  "parameters",
  "pathItems",
  "requestBodies",
  "responses",
  "schemas",
]);

/**
 * Returns a document with a number of operations: its own, and renamed copies with copies of all components
 * that they use. Copies share nothing, as in an API that grows by parts.
 *
 * @param document OpenAPI 3, bundled, with at least one path that has an operation
 * @param operations at least as many as the document has
 */
export function repeatDocument(document: Json, operations: number): Json {
  const paths: Record<string, unknown> = {};
  const tags: unknown[] = [];
  const components: Record<string, Record<string, unknown>> = {};
  for (let copy = 1, left = operations; left > 0; copy += 1) {
    const own = withSuffix(document, copy === 1 ? "" : String(copy));
    for (const [path, item] of Object.entries(objectAt(own, "paths"))) {
      const count = Object.keys(item as Json).filter((key) => methods.has(key)).length;
      if (count > left) continue;
      left -= count;
      paths[path] = item;
    }
    tags.push(...((own["tags"] as readonly unknown[] | undefined) ?? []));
    for (const [kind, members] of Object.entries(objectAt(own, "components")))
      components[kind] = { ...components[kind], ...(members as Json) };
  }
  return { ...document, ...(tags.length > 0 ? { tags } : {}), paths, components };
}

/** Returns the document without the components that no operation uses; security schemes stay. */
export function withoutUnused(document: Json): Json {
  const components = objectAt(document, "components") as Readonly<Record<string, Json>>;
  const used = new Set<string>();
  const texts = [JSON.stringify(document["paths"])];
  for (const text of texts)
    for (const [ref, kind = "", name = ""] of text.matchAll(/"#\/components\/(\w+)\/([^"/]+)/g)) {
      if (used.has(ref)) continue;
      used.add(ref);
      texts.push(JSON.stringify(components[kind]?.[name] ?? null));
    }
  const isUsed = (kind: string, name: string) =>
    !repeated.has(kind) || used.has(`"#/components/${kind}/${name}`);
  const kept = mapped(components, (members, kind) =>
    Object.fromEntries(Object.entries(members as Json).filter(([name]) => isUsed(kind, name))),
  );
  return { ...document, components: kept };
}

/** Returns the document with a suffix on the names of schemas, operations and tags, and a prefix on paths. */
function withSuffix(document: Json, suffix: string): Json {
  if (suffix === "") return document;
  const prefix = `/copy${suffix}`;
  const reference = (ref: string) =>
    ref
      .replace(/^(#\/components\/(\w+)\/[^/]+)/, (all, name: string, kind: string) =>
        repeated.has(kind) ? `${name}${suffix}` : all,
      )
      .replace(/^#\/paths\//, `#/paths/${prefix.replace("/", "~1")}`);
  const isSchema = (name: string) =>
    Object.hasOwn(objectAt(objectAt(document, "components"), "schemas"), name);

  function renamed(value: unknown, key = ""): unknown {
    if (Array.isArray(value)) {
      return key === "tags" && value.every((tag) => typeof tag === "string")
        ? value.map((tag: string) => `${tag} ${suffix}`)
        : value.map((item) => renamed(item));
    }
    if (typeof value === "string") {
      if (key === "$ref" || key === "operationRef") return reference(value);
      return key === "operationId" ? `${value}${suffix}` : value;
    }
    if (typeof value !== "object" || value === null) return value;
    if (key === "mapping")
      return mapped(value as Json, (target) =>
        isSchema(String(target)) ? `${String(target)}${suffix}` : reference(String(target)),
      );
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, renamed(item, name)]),
    );
  }

  const components = mapped(objectAt(document, "components"), (members, kind) => {
    const own = renamed(members) as Json;
    return repeated.has(kind) ? withNames(own, (name) => `${name}${suffix}`) : own;
  });
  const tags = (document["tags"] as readonly Json[] | undefined) ?? [];
  return {
    ...document,
    paths: withNames(renamed(objectAt(document, "paths")) as Json, (path) => `${prefix}${path}`),
    components,
    tags: tags.map((tag) => ({ ...tag, name: `${String(tag["name"])} ${suffix}` })),
  };
}

function objectAt(value: Json, key: string): Json {
  return (value[key] ?? {}) as Json;
}

function mapped(value: Json, change: (item: unknown, key: string) => unknown): Json {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item, key)]));
}

function withNames(value: Json, change: (name: string) => string): Json {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [change(name), item]));
}
