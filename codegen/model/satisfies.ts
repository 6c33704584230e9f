import { isRaw } from "../spec/document";
import { isHidden } from "./hidden";
import { tagsOf } from "./tags";
import type { Direction, JsonValue, Schema, SchemaIndex } from "./types";

/** Alternatives that a check may try before it gives up and answers no. */
const maxAlternatives = 64;

/** What one object type says of the members of a literal. */
interface Part {
  readonly properties: ReadonlyMap<string, { readonly required: boolean; readonly schema: Schema }>;
  readonly additional: Schema | undefined;
  /** Texts of which a member must be one. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

/** One alternative: an intersection, all parts of which hold. */
type Shape = readonly Part[];

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
  const prove = () =>
    !isHidden(schema, direction, schemas) && check(value, schema, { direction, schemas });
  if (!isRaw(value) || schema.kind !== "ref" || schema.notes.length > 0) return prove();
  const proofs = proofsOf.get(schemas) ?? new WeakMap<object, Map<string, boolean>>();
  proofsOf.set(schemas, proofs);
  const ofValue = proofs.get(value) ?? new Map<string, boolean>();
  proofs.set(value, ofValue);
  const key = `${direction} ${schema.name}`;
  if (!ofValue.has(key)) ofValue.set(key, prove());
  return ofValue.get(key) ?? false;
}

/** By schemas, value, direction and name: many operations answer with the same value of the same schema. */
const proofsOf = new WeakMap<SchemaIndex, WeakMap<object, Map<string, boolean>>>();

/** Proves the same of a named schema, whose type says more than its keywords: what discriminators of its parents want. */
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
    case "ref":
      return checkNamed(value, schema.name, context, above);
    case "union":
      return schema.variants.some(
        (variant) =>
          chosen(value, schema.discriminator, variant.value) &&
          !isHidden(variant.schema, context.direction, context.schemas) &&
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
      // The model generator makes files of both.
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
  // `null` has no members; whether it is allowed is for the schema to say.
  const isTagged = tag.tags.size === 0 || value === null || (isRaw(value) && fitsPart(value, tag));
  return isTagged && check(value, target, context, [...above, name]);
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
  const isKnown = Object.entries(value).every(([name, item]) => {
    const said = shape.flatMap(({ properties, additional }) => [
      ...(properties.has(name) ? [properties.get(name)?.schema] : []),
      ...(additional === undefined ? [] : [additional]),
    ]);
    return (
      said.length > 0 &&
      said.every((schema) => schema === undefined || check(item as JsonValue, schema, context))
    );
  });
  return isKnown && shape.every((part) => fitsPart(value, part));
}

/** Whether nothing required is missing, and every tag is right. */
function fitsPart(value: Readonly<Record<string, unknown>>, { properties, tags }: Part): boolean {
  // Where a member like `constructor` is left out, TypeScript takes the one that every object inherits.
  const isWhole = [...properties].every(
    ([name, property]) =>
      Object.hasOwn(value, name) || !(property.required || name in Object.prototype),
  );
  return isWhole && [...tags].every(([name, texts]) => isTag(value, name, texts));
}

function isTag(
  value: Readonly<Record<string, unknown>>,
  name: string,
  texts: readonly string[],
): boolean {
  const item = Object.hasOwn(value, name) ? value[name] : undefined;
  return item === undefined || (typeof item === "string" && texts.includes(item));
}

/** Every combination of an object's own properties, what it includes, and one branch of each union beside it. */
function shapes(schema: Schema, context: Context, above: readonly string[]): readonly Shape[] {
  if (schema.kind === "ref") return shapesOfName(schema.name, context, above);
  if (schema.kind === "union") return shapesOfVariants(schema, context, above);
  if (schema.kind !== "object") return [];

  const own = schema.properties.filter(
    (property) => !isHidden(property.schema, context.direction, context.schemas),
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

/** A branch with what the discriminator wants of it. */
function shapesOfVariants(
  { variants, discriminator }: Pick<Schema & { kind: "union" }, "variants" | "discriminator">,
  context: Context,
  above: readonly string[],
): readonly Shape[] {
  return variants.flatMap(({ schema, value }) => {
    const tags =
      discriminator !== undefined && value !== undefined
        ? new Map([[discriminator, [value]]])
        : new Map<string, readonly string[]>();
    const tag: Part = { properties: new Map(), additional: undefined, tags };
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
  // The model generator mistakes the values of an included union in the variant of a model that is sent.
  return isTaggedUnion && context.direction === "request" ? [] : shapesOfName(name, context, above);
}

function shapesOfName(name: string, context: Context, above: readonly string[]): readonly Shape[] {
  const target = context.schemas.get(name);
  return target && !above.includes(name)
    ? shapes(target, context, [...above, name]).map((shape) => [...shape, tagPart(name, context)])
    : [];
}

const knownTags = new WeakMap<SchemaIndex, Map<string, Part>>();

/** What the parents of a named schema say of it by their discriminators. */
function tagPart(name: string, { schemas }: Context): Part {
  const parts = knownTags.get(schemas) ?? new Map<string, Part>();
  knownTags.set(schemas, parts);
  const known = parts.get(name);
  if (known) return known;
  const tags = tagsOf(name, schemas).map(({ property, values }) => [property, values] as const);
  const part = { properties: new Map(), additional: undefined, tags: new Map(tags) };
  parts.set(name, part);
  return part;
}
