import type { Direction, Schema, SchemaIndex } from "./types";

/**
 * Whether nothing of a schema goes in a direction: it is `readOnly` in a request (`writeOnly` in a response; OpenAPI 3.1, 4.8.24.2), or all
 * that it holds is. The model generator leaves such a property out of the variant of a model that goes there.
 */
export function isHidden(schema: Schema, direction: Direction, schemas: SchemaIndex): boolean {
  /** Names that were met already: what they hold is being asked, or was found hidden. */
  const met = new Set<string>();
  const isNameGone = (name: string): boolean => {
    const target = schemas.get(name);
    if (target === undefined) return false;
    if (met.has(name)) return true;
    met.add(name);
    return isGone(target);
  };
  const areGone = (parts: readonly (Schema | string)[]): boolean =>
    parts.length > 0 &&
    parts.every((part) => (typeof part === "string" ? isNameGone(part) : isGone(part)));

  function isGone(part: Schema): boolean {
    if (part[direction === "request" ? "readOnly" : "writeOnly"]) return true;
    switch (part.kind) {
      case "ref":
        return isNameGone(part.name);
      case "array":
        return areGone([...part.prefixItems, ...(part.items ? [part.items] : [])]);
      case "union":
        return areGone(part.variants.map((variant) => variant.schema));
      case "object":
        return areGone(contentsOf(part));
      default:
        return false;
    }
  }
  return isGone(schema);
}

/** What an object holds, and the names of what it includes. */
function contentsOf(schema: Schema & { kind: "object" }): readonly (Schema | string)[] {
  const { properties, additionalProperties, conditions } = schema;
  return [
    ...properties.map((property) => property.schema),
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
    ...conditions.flatMap((condition): readonly (Schema | string)[] => {
      if (condition.kind === "includes") return [condition.name];
      return condition.kind === "union" ? condition.variants.map((variant) => variant.schema) : [];
    }),
  ];
}
