import { entries, isRaw, items, join, nameOf, text, type SpecDocument } from "../spec/document";

/** What is known of the named schemas of a document before any of them is read. */
export class Lookups {
  private readonly anchors = new Map<string, string | undefined>();
  /** Names of the schemas that extend one, by its name. */
  private readonly extensions = new Map<string, string[]>();

  constructor({ root }: Pick<SpecDocument, "root">) {
    const { components } = root;
    const schemas = isRaw(components) ? components["schemas"] : undefined;
    for (const { key, value, pointer } of entries(schemas, "#/components/schemas")) {
      if (!isRaw(value)) continue;
      const anchor = text(value["$dynamicAnchor"]);
      // Two of one name: which is meant depends on how a validator came there.
      if (anchor !== undefined)
        this.anchors.set(anchor, this.anchors.has(anchor) ? undefined : pointer);
      for (const part of items(value["allOf"], "")) {
        const base = isRaw(part.value) ? text(part.value["$ref"]) : undefined;
        const name = base === undefined ? undefined : nameOf(base);
        if (name !== undefined)
          this.extensions.set(name, [...(this.extensions.get(name) ?? []), key]);
      }
    }
  }

  /**
   * The named schema that a `$dynamicRef` means (JSON Schema 2020-12, 8.2.3.2), as a pointer; nothing where the document does not
   * decide it alone.
   */
  dynamicTarget(ref: string | undefined): string | undefined {
    return ref?.startsWith("#") ? this.anchors.get(ref.slice(1)) : undefined;
  }

  /** The names of the schemas that extend (`allOf`) the one at a pointer, directly or through another, in the author's order. */
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
