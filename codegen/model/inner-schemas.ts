import type { Schema } from "./types";

/** Returns the schemas of what a value contains, or may be: of properties with a name, items, or variants. References are not followed. */
export function innerSchemas(schema: Schema): readonly Schema[] {
  switch (schema.kind) {
    case "object": {
      const { properties, additionalProperties: others } = schema;
      const own = properties.map((property) => property.schema);
      return typeof others === "object" ? [...own, others] : own;
    }
    case "array":
      return schema.items ? [...schema.prefixItems, schema.items] : schema.prefixItems;
    case "union":
      return schema.variants.map((variant) => variant.schema);
    default:
      return [];
  }
}
