import { isRaw, type Raw } from "../document/document";
import { type Alternative, alternativesOf } from "./alternatives";
import { discriminatorValues } from "./discriminator-values";
import { isOmittedIn } from "./omitted";
import { isScalar } from "./plain-values";
import type { Direction, JsonValue, Schema, SchemaIndex } from "./types";

/**
 * Whether a literal surely satisfies the TypeScript type that the model generator writes for a schema, including the check for excess
 * properties. A wrong `false` only costs one `satisfies`; a wrong `true` would break the type check.
 *
 * @param above names of the schemas already entered for this same value, so that circular references end
 */
export function satisfies(
  value: JsonValue,
  schema: Schema,
  direction: Direction,
  schemas: SchemaIndex,
  above: readonly string[] = [],
): boolean {
  const accepts = (item: JsonValue, part: Schema, names: readonly string[] = []) =>
    satisfies(item, part, direction, schemas, names);
  if (isOmittedIn(schema, direction, schemas)) return false;
  if (value === null && schema.nullable) return true;
  // A keyword that the model reduces to a note may still affect the type, and so do the variants of a scalar.
  const isReduced = schema.notes.some(({ note }) => note !== "validation");
  if (isReduced || (isScalar(schema) && schema.conditions.length > 0)) return false;
  switch (schema.kind) {
    case "ref": {
      const { name } = schema;
      const target = schemas.get(name);
      // Nothing is shown of an object whose type includes values of a discriminator.
      const isTagged = isRaw(value) && discriminatorValues(name, schemas).size > 0;
      if (!target || isTagged || above.includes(name)) return false;
      return satisfies(value, target, direction, schemas, [...above, name]);
    }
    case "union":
      return (
        schema.discriminator === undefined &&
        schema.variants.some((variant) => accepts(value, variant.schema, above))
      );
    case "object":
      return isRaw(value) && alternativesOf(schema, schemas).some((one) => fits(value, one));
    case "array": {
      const { items, prefixItems, minItems, maxItems } = schema;
      if (!Array.isArray(value) || prefixItems.length > 0) return false;
      // A fixed length makes a tuple type.
      if (minItems !== undefined && minItems === maxItems && minItems !== value.length)
        return false;
      return value.every((item: JsonValue) => items === undefined || accepts(item, items));
    }
    case "string":
      // The model generator types it as a file.
      if (schema.contentMediaType !== undefined) return false;
      return typeof value === "string" && isListed(value, schema.enum);
    case "number":
    case "integer":
      return typeof value === "number" && schema.format !== "int64" && isListed(value, schema.enum);
    case "boolean":
      return typeof value === "boolean" && isListed(value, schema.enum);
    case "any":
      return isListed(value, schema.enum);
    case "null":
      return value === null;
    default:
      return false;
  }

  function fits(object: Raw, { parts, isTagged }: Alternative): boolean {
    const types = new Map<string, readonly Schema[]>();
    const names = new Set<string>();
    for (const part of parts) {
      if (part.kind !== "object") return false;
      const { additionalProperties: further } = part;
      const others = typeof further === "object" ? [further] : [];
      for (const { name, required, schema: own } of part.properties) {
        // The model generator has no type for it.
        if (name === "__proto__" || isOmittedIn(own, direction, schemas)) continue;
        types.set(name, [...(types.get(name) ?? []), own]);
        // If a property like `constructor` is missing, TypeScript checks the inherited one instead.
        if (required || name in Object.prototype) names.add(name);
      }
      for (const name of Object.keys(object))
        if (others.length > 0) types.set(name, [...(types.get(name) ?? []), ...others]);
    }
    return (
      [...names].every((name) => Object.hasOwn(object, name)) &&
      !isTagged &&
      Object.entries(object).every(
        ([name, item]) =>
          types.get(name)?.every((type) => accepts(item as JsonValue, type)) ?? false,
      )
    );
  }
}

function isListed(value: JsonValue, choices: readonly { readonly value: JsonValue }[]): boolean {
  return choices.length === 0 || choices.some((choice) => choice.value === value);
}
