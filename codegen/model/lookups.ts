import {
  asList,
  asRaw,
  entries,
  join,
  nameOf,
  text,
  type SpecDocument,
} from "../document/document";

/** The dynamic anchors and the `allOf` hierarchy of a document's named schemas, collected before any schema is read. */
export class Lookups {
  private readonly anchors = new Map<string, string | undefined>();
  /** The names of the schemas that directly extend a schema, by its name. */
  private readonly extensions = new Map<string, string[]>();

  constructor({ root }: Pick<SpecDocument, "root">) {
    const { schemas } = asRaw(root["components"]);
    for (const { key, value, pointer } of entries(schemas, "#/components/schemas")) {
      const { allOf, $dynamicAnchor } = asRaw(value);
      const anchor = text($dynamicAnchor);
      // If two share a name, the target depends on the path by which a validator reached the reference.
      if (anchor !== undefined)
        this.anchors.set(anchor, this.anchors.has(anchor) ? undefined : pointer);
      for (const part of asList(allOf)) {
        const name = nameOf(text(asRaw(part)["$ref"]) ?? "");
        if (name !== undefined)
          this.extensions.set(name, [...(this.extensions.get(name) ?? []), key]);
      }
    }
  }

  /**
   * Returns a pointer to the named schema that a `$dynamicRef` resolves to (JSON Schema 2020-12, 8.2.3.2); `undefined` if that
   * cannot be decided statically.
   */
  dynamicTarget(ref: string | undefined): string | undefined {
    return ref?.startsWith("#") ? this.anchors.get(ref.slice(1)) : undefined;
  }

  /** Returns the names of the schemas that directly or indirectly extend (`allOf`) the one at a pointer. */
  extensionsOf(pointer: string): readonly string[] {
    const base = nameOf(pointer);
    const found = new Set<string>();
    const visit = (name: string) => {
      for (const extension of this.extensions.get(name) ?? []) {
        if (found.has(extension) || extension === base) continue;
        found.add(extension);
        visit(extension);
      }
    };
    if (base !== undefined && pointer === join("#/components/schemas", base)) visit(base);
    return [...found];
  }
}
