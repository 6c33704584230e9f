import { isRaw } from "../spec/document";
import { discriminatorValues } from "./discriminator-values";
import { isOmittedIn } from "./omitted";
import type { Direction, JsonValue, Schema, SchemaIndex } from "./types";

/** How many alternatives to try before giving up. */
const maxAlternatives = 64;

/** One object type of an intersection. */
interface Part {
  readonly properties: ReadonlyMap<string, { readonly required: boolean; readonly schema: Schema }>;
  readonly additional: Schema | undefined;
  /** By name, the strings that a property may have. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

/** One alternative: an intersection, all parts of which must match. */
type Shape = readonly Part[];

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
  const proofs = proofsOf.get(schemas) ?? new WeakMap<object, Map<string, boolean>>();
  proofsOf.set(schemas, proofs);
  const ofValue = proofs.get(value) ?? new Map<string, boolean>();
  proofs.set(value, ofValue);
  const key = `${direction} ${schema.name}`;
  if (!ofValue.has(key)) ofValue.set(key, prove());
  return ofValue.get(key) ?? false;
}

/** Results by value, direction and name: many operations return the same value of the same schema. */
const proofsOf = new WeakMap<SchemaIndex, WeakMap<object, Map<string, boolean>>>();

/** The same for the type of a named schema, which also includes the discriminator values of its ancestors. */
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
        isRaw(value) && shapes(schema, context, []).some((shape) => fits(value, shape, context))
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
  const tag = tagPart(name, context);
  // `null` has no properties; the schema decides whether it is allowed.
  const isTagged = tag.tags.size === 0 || value === null || (isRaw(value) && fitsPart(value, tag));
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

function fits(value: Readonly<Record<string, unknown>>, shape: Shape, context: Context): boolean {
  const isKnown = Object.entries(value).every(([name, item]) => {
    const types = shape.flatMap(({ properties, additional }) => [
      ...(properties.has(name) ? [properties.get(name)?.schema] : []),
      ...(additional === undefined ? [] : [additional]),
    ]);
    return (
      types.length > 0 &&
      types.every((schema) => schema === undefined || check(item as JsonValue, schema, context))
    );
  });
  return isKnown && shape.every((part) => fitsPart(value, part));
}

/** Whether no required property is missing and all tags match. */
function fitsPart(value: Readonly<Record<string, unknown>>, { properties, tags }: Part): boolean {
  // If a property like `constructor` is missing, TypeScript checks the inherited one instead.
  const isComplete = [...properties].every(
    ([name, property]) =>
      Object.hasOwn(value, name) || !(property.required || name in Object.prototype),
  );
  return isComplete && [...tags].every(([name, texts]) => hasTag(value, name, texts));
}

function hasTag(
  value: Readonly<Record<string, unknown>>,
  name: string,
  texts: readonly string[],
): boolean {
  const item = Object.hasOwn(value, name) ? value[name] : undefined;
  return item === undefined || (typeof item === "string" && texts.includes(item));
}

/** Returns every combination of an object's own properties, the schemas that it includes, and one variant of each of its unions. */
function shapes(schema: Schema, context: Context, above: readonly string[]): readonly Shape[] {
  if (schema.kind === "ref") return shapesOfName(schema.name, context, above);
  if (schema.kind === "union") return shapesOfVariants(schema, context, above);
  if (schema.kind !== "object") return [];

  const own = schema.properties.filter(
    (property) => !isOmittedIn(property.schema, context.direction, context.schemas),
  );
  let all: readonly Shape[] = [
    [
      {
        properties: new Map(own.map((property) => [property.name, property])),
        additional:
          typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined,
        tags: new Map(),
      },
    ],
  ];
  for (const condition of schema.conditions) {
    const others =
      condition.kind === "includes"
        ? shapesOfIncluded(condition.name, context, above)
        : condition.kind === "union"
          ? shapesOfVariants(condition, context, above)
          : undefined;
    if (others === undefined) continue;
    all = all
      .flatMap((left) => others.map((right) => [...left, ...right]))
      .slice(0, maxAlternatives);
  }
  return all;
}

/** Returns the shapes of all variants, each with its discriminator value. */
function shapesOfVariants(
  { variants, discriminator }: Pick<Schema & { kind: "union" }, "variants" | "discriminator">,
  context: Context,
  above: readonly string[],
): readonly Shape[] {
  return variants.flatMap(({ schema, value }) => {
    const isTagged = discriminator !== undefined && value !== undefined;
    const tag = withTags(new Map(isTagged ? [[discriminator, [value]]] : []));
    return shapes(schema, context, above).map((shape) => [...shape, tag]);
  });
}

function shapesOfIncluded(
  name: string,
  context: Context,
  above: readonly string[],
): readonly Shape[] {
  const target = context.schemas.get(name);
  const isTaggedUnion = target?.kind === "union" && target.discriminator !== undefined;
  // In models for requests, the model generator gets the discriminator values of an included union wrong.
  return isTaggedUnion && context.direction === "request" ? [] : shapesOfName(name, context, above);
}

function shapesOfName(name: string, context: Context, above: readonly string[]): readonly Shape[] {
  const target = context.schemas.get(name);
  return target && !above.includes(name)
    ? shapes(target, context, [...above, name]).map((shape) => [...shape, tagPart(name, context)])
    : [];
}

const knownTags = new WeakMap<SchemaIndex, Map<string, Part>>();

/** Returns the discriminator values of a named schema as a part. */
function tagPart(name: string, { schemas }: Context): Part {
  const parts = knownTags.get(schemas) ?? new Map<string, Part>();
  knownTags.set(schemas, parts);
  const known = parts.get(name);
  if (known) return known;
  const part = withTags(discriminatorValues(name, schemas));
  parts.set(name, part);
  return part;
}

function withTags(tags: Part["tags"]): Part {
  return { properties: new Map(), additional: undefined, tags };
}
