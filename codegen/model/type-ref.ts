import type { TypeRef } from "../../src/view/types";
import type { Schema } from "./types";

/** Returns the type of a schema as its row shows it, without `null`, which has a flag of its own. */
export function typeRef(schema: Schema): TypeRef {
  switch (schema.kind) {
    case "ref":
      return { ref: schema.name };
    case "array":
      if (schema.prefixItems.length > 0) return "tuple";
      return schema.items ? { array: typeRef(schema.items) } : "array";
    case "object":
      return typeof schema.additionalProperties === "object" && schema.properties.length === 0
        ? { map: typeRef(schema.additionalProperties) }
        : "object";
    case "union": {
      const types = new Map(
        schema.variants.map((variant) => {
          const type = typeRef(variant.schema);
          return [JSON.stringify(type), type];
        }),
      );
      const [only, ...more] = types.values();
      const isPlain = types.size <= 3 && [...types.values()].every(isOneWord);
      if (only === undefined || !isPlain) return { shapes: schema.variants.length };
      return more.length === 0 ? only : { or: [only, ...more] };
    }
    default:
      return schema.kind;
  }
}

function isOneWord(type: TypeRef): boolean {
  return typeof type === "string" || "ref" in type;
}
