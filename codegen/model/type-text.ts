import type { Schema } from "./types";

/** The type of a schema in a reader's words: `array of Class`, `one of 3 shapes`, `map of string`. Null is said elsewhere. */
export function typeText(schema: Schema): string {
  switch (schema.kind) {
    case "ref":
      return schema.name;
    case "array":
      if (schema.prefixItems.length > 0) return "tuple";
      return schema.items ? `array of ${typeText(schema.items)}` : "array";
    case "object":
      return typeof schema.additionalProperties === "object" && schema.properties.length === 0
        ? `map of ${typeText(schema.additionalProperties)}`
        : "object";
    case "union": {
      const texts = [...new Set(schema.variants.map((variant) => typeText(variant.schema)))];
      const plain = texts.length <= 3 && texts.every((text) => !text.includes(" "));
      return plain ? texts.join(" or ") : `one of ${schema.variants.length} shapes`;
    }
    default:
      return schema.kind;
  }
}
