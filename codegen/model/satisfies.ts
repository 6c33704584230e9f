import { getOrMake } from "../get-or-make";
import { isRaw } from "../spec/document";
import { discriminatorValues } from "./discriminator-values";
import { type Alternative, alternativesOf } from "./alternatives";
import { isOmittedIn } from "./omitted";
import { isScalar } from "./plain-values";
import type { Direction, JsonValue, Schema, SchemaIndex } from "./types";

/**
 * Whether a literal provably satisfies the TypeScript type that the model generator writes for a schema, including the check for
 * excess properties. A wrong `false` only costs one `satisfies`; a wrong `true` would break the type check.
 */
export function satisfies(
  value: JsonValue,
  schema: Schema,
  direction: Direction,
  schemas: SchemaIndex,
): boolean {
  const prove = () =>
    !isOmittedIn(schema, direction, schemas) && check(value, schema, { direction, schemas });
  if (!isRaw(value) || schema.kind !== "ref" || schema.notes.length > 0) return prove();
  const proofs = getOrMake(proofsOf, schemas, () => new WeakMap<object, Map<string, boolean>>());
  const ofValue = getOrMake(proofs, value, () => new Map<string, boolean>());
  return getOrMake(ofValue, `${direction} ${schema.name}`, prove);
}

/** Results by value, direction and name: many operations return the same value of the same schema. */
const proofsOf = new WeakMap<SchemaIndex, WeakMap<object, Map<string, boolean>>>();

/** Checks the same for the type of a named schema, which also includes the discriminator values of its ancestors. */
export function satisfiesNamed(
  value: JsonValue,
  name: string,
  direction: Direction,
  schemas: SchemaIndex,
): boolean {
  return checkNamed(value, name, { direction, schemas }, []);
}

interface Context {
  readonly direction: Direction;
  readonly schemas: SchemaIndex;
}

/** @param above names of the schemas already entered for this same value, so that circular references end */
function check(
  value: JsonValue,
  schema: Schema,
  context: Context,
  above: readonly string[] = [],
): boolean {
  if (value === null)
    return (
      schema.nullable ||
      schema.kind === "null" ||
      (schema.kind === "ref" && context.schemas.get(schema.name)?.nullable === true)
    );
  // A keyword that the model reduces to a note may still affect the generated type, such as `allOf` with another type.
  if (schema.notes.length > 0) return false;
  // In models for requests, the model generator gets the discriminator values of an included union wrong.
  const isReadRight = (included: Schema) =>
    context.direction === "response" ||
    included.kind !== "union" ||
    included.discriminator === undefined;
  // The type of a scalar with variants (`oneOf`, `anyOf`) is that of the variants.
  for (const one of isScalar(schema) ? schema.conditions : [])
    if (
      one.kind === "union" &&
      !one.variants.some((variant) => check(value, variant.schema, context, above))
    )
      return false;
  switch (schema.kind) {
    case "ref":
      return checkNamed(value, schema.name, context, above);
    case "union":
      return schema.variants.some(
        (variant) =>
          selects(value, schema.discriminator, variant.value) &&
          !isOmittedIn(variant.schema, context.direction, context.schemas) &&
          check(value, variant.schema, context, above),
      );
    case "object":
      return (
        isRaw(value) &&
        alternativesOf(schema, context.schemas, isReadRight).some((one) =>
          fits(value, one, context),
        )
      );
    case "array":
      if (!Array.isArray(value) || schema.prefixItems.length > 0) return false;
      return (
        value.every(
          (item: JsonValue) => schema.items === undefined || check(item, schema.items, context),
        ) && hasTupleLength(schema, value.length)
      );
    case "string":
      // The model generator types both as files.
      if (schema.format === "binary" || schema.contentMediaType !== undefined) return false;
      return typeof value === "string" && listed(value, schema.enum);
    case "number":
    case "integer":
      return typeof value === "number" && schema.format !== "int64" && listed(value, schema.enum);
    case "boolean":
      return typeof value === "boolean" && listed(value, schema.enum);
    case "any":
      return schema.enum.length === 0 || listed(value, schema.enum);
    default:
      return false;
  }
}

function checkNamed(
  value: JsonValue,
  name: string,
  context: Context,
  above: readonly string[],
): boolean {
  const target = context.schemas.get(name);
  if (target === undefined || above.includes(name)) return false;
  const tags = discriminatorValues(name, context.schemas);
  // `null` has no properties; the schema decides whether it is allowed.
  const isTagged = tags.size === 0 || value === null || (isRaw(value) && hasTags(value, tags));
  return isTagged && check(value, target, context, [...above, name]);
}

/** Whether a literal has the length of a fixed-length array, which becomes a tuple type. */
function hasTupleLength(schema: Schema & { kind: "array" }, length: number): boolean {
  return (
    schema.minItems === undefined ||
    schema.minItems !== schema.maxItems ||
    schema.minItems === length
  );
}

function listed(value: JsonValue, choices: readonly { readonly value: JsonValue }[]): boolean {
  return choices.length === 0 || choices.some((choice) => choice.value === value);
}

/** Whether the discriminator of a value selects the variant, if there is a discriminator. */
function selects(
  value: JsonValue,
  discriminator: string | undefined,
  tag: string | undefined,
): boolean {
  if (discriminator === undefined || tag === undefined) return true;
  return isRaw(value) && value[discriminator] === tag;
}

function fits(
  value: Readonly<Record<string, unknown>>,
  { parts, tags }: Alternative,
  { direction, schemas }: Context,
): boolean {
  const objects = parts.flatMap((part) => {
    if (part.kind !== "object") return [];
    const own = part.properties.filter(({ schema }) => !isOmittedIn(schema, direction, schemas));
    const properties = new Map(own.map((property) => [property.name, property]));
    const { additionalProperties: additional } = part;
    return [{ properties, additional: typeof additional === "object" ? additional : undefined }];
  });
  const isKnown = Object.entries(value).every(([name, item]) => {
    const types = objects
      .flatMap(({ properties, additional }) => [properties.get(name)?.schema, additional])
      .filter((schema) => schema !== undefined);
    return (
      types.length > 0 &&
      types.every((schema) => check(item as JsonValue, schema, { direction, schemas }))
    );
  });
  // If a property like `constructor` is missing, TypeScript checks the inherited one instead.
  const isComplete = objects.every(({ properties }) =>
    [...properties].every(
      ([name, { required }]) =>
        Object.hasOwn(value, name) || !(required || name in Object.prototype),
    ),
  );
  const isObject = objects.length === parts.length;
  return isObject && isKnown && isComplete && tags.every((one) => hasTags(value, one));
}

function hasTags(
  value: Readonly<Record<string, unknown>>,
  tags: Alternative["tags"][number],
): boolean {
  return [...tags].every(([name, texts]) => {
    const item = Object.hasOwn(value, name) ? value[name] : undefined;
    return item === undefined || (typeof item === "string" && texts.includes(item));
  });
}
