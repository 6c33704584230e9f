import type { Condition, Schema, SchemaIndex } from "./types";

/** What is known of each schema; `false` also while it is being looked at, so that circles end. */
const known = new WeakMap<SchemaIndex, WeakMap<Schema, boolean>>();

/**
 * Whether no value can be valid: the schema is `false`, its bounds leave nothing between them, or something that it requires is such
 * a schema. What the author gives as an example or default counts as valid.
 *
 * @returns no where it is not seen: other contradictions are not looked for
 */
export function isUnsatisfiable(schema: Schema, schemas: SchemaIndex): boolean {
  const answers = known.get(schemas) ?? new WeakMap<Schema, boolean>();
  known.set(schemas, answers);
  const answer = answers.get(schema);
  if (answer !== undefined) return answer;
  answers.set(schema, false);
  const found = look(schema, (other) => isUnsatisfiable(other, schemas), schemas);
  answers.set(schema, found);
  return found;
}

function look(schema: Schema, isNone: (schema: Schema) => boolean, schemas: SchemaIndex): boolean {
  if (schema.nullable || schema.default !== undefined || schema.examples.length > 0) return false;
  if (schema.notes.some(({ note }) => note === "contradiction")) return true;
  if (schema.conditions.some((condition) => isContradiction(condition, isNone, schemas)))
    return true;
  switch (schema.kind) {
    case "never":
      return true;
    case "ref": {
      const target = schemas.get(schema.name);
      return target !== undefined && isNone(target);
    }
    case "union":
      return schema.variants.length > 0 && schema.variants.every((one) => isNone(one.schema));
    case "object":
      return (
        isEmpty(schema.minProperties, schema.maxProperties) ||
        schema.properties.some((property) => property.required && isNone(property.schema))
      );
    case "array": {
      const { items, prefixItems, minItems = 0, maxItems } = schema;
      const needed = schema.conditions.map((one) => (one.kind === "contains" ? one.least : 0));
      return (
        isEmpty(Math.max(minItems, ...needed), maxItems) ||
        prefixItems.slice(0, minItems).some(isNone) ||
        (minItems > prefixItems.length && items !== undefined && isNone(items))
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

function isContradiction(
  condition: Condition,
  isNone: (schema: Schema) => boolean,
  schemas: SchemaIndex,
): boolean {
  switch (condition.kind) {
    case "union":
      return condition.variants.length > 0 && condition.variants.every((one) => isNone(one.schema));
    case "contains":
      return condition.least > 0 && isNone(condition.schema);
    case "includes": {
      const target = schemas.get(condition.name);
      return target !== undefined && isNone(target);
    }
    default:
      return false;
  }
}

function isEmpty(least = 0, most = Infinity): boolean {
  return least > most;
}

/** Whether there is a number between the bounds that is a multiple of the step. */
function hasNumber(schema: Schema & { kind: "number" | "integer" }): boolean {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity } = schema;
  const { maximum = Infinity, exclusiveMaximum = Infinity } = schema;
  const low = Math.max(minimum, exclusiveMinimum);
  const high = Math.min(maximum, exclusiveMaximum);
  const isOpen = low === exclusiveMinimum || high === exclusiveMaximum;
  if (low > high || (low === high && isOpen)) return false;
  const isWhole = schema.kind === "integer" && schema.multipleOf === undefined;
  if (!isWhole || !Number.isFinite(high - low)) return true;
  const first = low === exclusiveMinimum ? Math.floor(low) + 1 : Math.ceil(low);
  const last = high === exclusiveMaximum ? Math.ceil(high) - 1 : Math.floor(high);
  return first <= last;
}
