import { isRaw } from "../spec/document";
import type { Direction, SchemaIndex } from "./examples";
import type { JsonValue, Schema } from "./types";

/** Alternatives that a check may try before it gives up and answers no. */
const maxAlternatives = 64;

/** What an object literal of one alternative may hold. */
interface Shape {
  readonly properties: ReadonlyMap<string, { readonly required: boolean; readonly schema: Schema }>;
  readonly additional: Schema | undefined;
}

/**
 * Proves that a value written as a literal satisfies the TypeScript type that the model generator writes for a schema, excess
 * properties included. Answers no wherever the proof fails, which costs one `satisfies`; a wrong yes would break the type check.
 */
export function satisfies(
  value: JsonValue,
  schema: Schema,
  direction: Direction,
  schemas: SchemaIndex,
): boolean {
  return check(value, schema, { direction, schemas });
}

interface Context {
  readonly direction: Direction;
  readonly schemas: SchemaIndex;
}

/** @param above names through which the schema of this very value was reached: one that leads to itself ends there */
function check(
  value: JsonValue,
  schema: Schema,
  context: Context,
  above: readonly string[] = [],
): boolean {
  if (value === null)
    return schema.nullable || schema.kind === "null" || nullableTarget(schema, context);
  // A keyword that has no place in the model may well have one in the generated type, such as `allOf` with another type.
  if (schema.notes.length > 0) return false;
  switch (schema.kind) {
    case "ref": {
      const target = context.schemas.get(schema.name);
      return (
        target !== undefined &&
        !above.includes(schema.name) &&
        check(value, target, context, [...above, schema.name])
      );
    }
    case "union":
      return schema.variants.some(
        (variant) =>
          chosen(value, schema.discriminator, variant.value) &&
          check(value, variant.schema, context, above),
      );
    case "object":
      return (
        isRaw(value) && shapes(schema, context, []).some((shape) => fits(value, shape, context))
      );
    case "array":
      if (!Array.isArray(value) || schema.prefixItems.length > 0) return false;
      return (
        value.every(
          (item: JsonValue) => schema.items === undefined || check(item, schema.items, context),
        ) && tuple(schema, value.length)
      );
    case "string":
      return typeof value === "string" && schema.format !== "binary" && listed(value, schema.enum);
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

function nullableTarget(schema: Schema, context: Context): boolean {
  return schema.kind === "ref" && context.schemas.get(schema.name)?.nullable === true;
}

/** An array of fixed length becomes a tuple type: the literal must have that length. */
function tuple(schema: Schema & { kind: "array" }, length: number): boolean {
  return (
    schema.minItems === undefined ||
    schema.minItems !== schema.maxItems ||
    schema.minItems === length
  );
}

function listed(value: JsonValue, choices: readonly { readonly value: JsonValue }[]): boolean {
  return choices.length === 0 || choices.some((choice) => choice.value === value);
}

function chosen(
  value: JsonValue,
  discriminator: string | undefined,
  tag: string | undefined,
): boolean {
  if (discriminator === undefined || tag === undefined) return true;
  return isRaw(value) && value[discriminator] === tag;
}

function fits(value: Readonly<Record<string, unknown>>, shape: Shape, context: Context): boolean {
  for (const [name, item] of Object.entries(value)) {
    const schema = shape.properties.get(name)?.schema ?? shape.additional;
    if (schema === undefined || !check(item as JsonValue, schema, context)) return false;
  }
  // Where a member like `constructor` is left out, TypeScript takes the one that every object inherits.
  return [...shape.properties].every(
    ([name, property]) =>
      Object.hasOwn(value, name) || !(property.required || name in Object.prototype),
  );
}

/** Every combination of an object's own properties, what it includes, and one branch of each union beside it. */
function shapes(schema: Schema, context: Context, above: readonly string[]): readonly Shape[] {
  if (schema.kind === "ref") {
    const target = context.schemas.get(schema.name);
    return target && !above.includes(schema.name)
      ? shapes(target, context, [...above, schema.name])
      : [];
  }
  if (schema.kind === "union")
    return schema.variants.flatMap((variant) => shapes(variant.schema, context, above));
  if (schema.kind !== "object") return [];

  const hidden = context.direction === "request" ? "readOnly" : "writeOnly";
  const own = schema.properties.filter((property) => !property.schema[hidden]);
  let all: readonly Shape[] = [
    {
      properties: new Map(own.map((property) => [property.name, property])),
      additional:
        typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined,
    },
  ];
  for (const condition of schema.conditions) {
    const others =
      condition.kind === "includes"
        ? shapesOfName(condition.name, context, above)
        : condition.kind === "union"
          ? condition.variants.flatMap((variant) => shapes(variant.schema, context, above))
          : undefined;
    if (others === undefined) continue;
    all = all.flatMap((left) => others.map((right) => both(left, right))).slice(0, maxAlternatives);
  }
  return all;
}

function shapesOfName(name: string, context: Context, above: readonly string[]): readonly Shape[] {
  const target = context.schemas.get(name);
  return target && !above.includes(name) ? shapes(target, context, [...above, name]) : [];
}

function both(left: Shape, right: Shape): Shape {
  const properties = new Map(left.properties);
  for (const [name, property] of right.properties) {
    const other = properties.get(name);
    properties.set(name, {
      schema: property.schema,
      required: property.required || (other?.required ?? false),
    });
  }
  return { properties, additional: left.additional ?? right.additional };
}
