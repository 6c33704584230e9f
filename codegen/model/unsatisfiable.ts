import { hasNumber } from "./plain-values";
import type { Condition, Schema, SchemaIndex, Union } from "./types";

/** The result for each schema; `false` while it is being checked, so that recursion ends. */
const known = new WeakMap<SchemaIndex, WeakMap<Schema, boolean>>();

/**
 * Whether no value can be valid: the schema is `false`, its bounds contradict each other, or it requires something unsatisfiable.
 * Other contradictions are not detected. A declared example or default counts as valid.
 */
export function isUnsatisfiable(schema: Schema, schemas: SchemaIndex): boolean {
  const results = known.get(schemas) ?? new WeakMap<Schema, boolean>();
  known.set(schemas, results);
  const result = results.get(schema);
  if (result !== undefined) return result;
  results.set(schema, false);
  const found = check(schema, schemas);
  results.set(schema, found);
  return found;
}

function check(schema: Schema, schemas: SchemaIndex): boolean {
  if (schema.nullable || schema.default !== undefined || schema.examples.length > 0) return false;
  if (schema.notes.some(({ note }) => note === "contradiction")) return true;
  if (schema.conditions.some((condition) => isContradiction(condition, schemas))) return true;
  switch (schema.kind) {
    case "never":
      return true;
    case "ref":
      return isNameUnsatisfiable(schema.name, schemas);
    case "union":
      return hasNoVariant(schema, schemas);
    case "object":
      return (
        isEmpty(schema.minProperties, schema.maxProperties) ||
        schema.properties.some(
          (property) => property.required && isUnsatisfiable(property.schema, schemas),
        )
      );
    case "array": {
      const { items, prefixItems, minItems = 0, maxItems } = schema;
      const needed = schema.conditions.map((one) =>
        one.kind === "applicator" ? (one.least ?? 0) : 0,
      );
      return (
        isEmpty(Math.max(minItems, ...needed), maxItems) ||
        prefixItems.slice(0, minItems).some((item) => isUnsatisfiable(item, schemas)) ||
        (minItems > prefixItems.length && items !== undefined && isUnsatisfiable(items, schemas))
      );
    }
    case "string":
      return schema.enum.length === 0 && isEmpty(schema.minLength, schema.maxLength);
    case "integer":
    case "number":
      return schema.enum.length === 0 && !hasNumber(schema);
    default:
      return false;
  }
}

function isContradiction(condition: Condition, schemas: SchemaIndex): boolean {
  switch (condition.kind) {
    case "union":
      return hasNoVariant(condition, schemas);
    case "applicator":
      return (condition.least ?? 0) > 0 && isUnsatisfiable(condition.schema, schemas);
    case "includes":
      return isNameUnsatisfiable(condition.name, schemas);
    default:
      return false;
  }
}

function isNameUnsatisfiable(name: string, schemas: SchemaIndex): boolean {
  const target = schemas.get(name);
  return target !== undefined && isUnsatisfiable(target, schemas);
}

function hasNoVariant({ variants }: Union, schemas: SchemaIndex): boolean {
  return variants.length > 0 && variants.every((one) => isUnsatisfiable(one.schema, schemas));
}

function isEmpty(least = 0, most = Infinity): boolean {
  return least > most;
}
