import { entries, isRaw, items } from "../spec/document";
import { suggestionsFor } from "../spec/suggestions";
import type { ApiModel, Schema, Variant } from "./types";

/** What a schema does not have, and what may have been meant. */
interface Missing {
  readonly message: string;
  readonly suggest: readonly string[];
}

/**
 * Looks for a value below one that matches a schema.
 *
 * @param tokens those of a JSON Pointer
 * @returns the first part of the pointer that no value has, by the schema; nothing where there may be one
 */
export function missingIn(
  schema: Schema | undefined,
  tokens: readonly string[],
  model: ApiModel,
): Missing | undefined {
  let current: readonly Schema[] = schema ? [schema] : [];
  for (const token of tokens) {
    const alternatives = current.flatMap((one) => alternativesOf(one, model));
    // A schema that does not say what there is allows all.
    if (alternatives.length === 0 || alternatives.some((parts) => parts.every(isOpen)))
      return undefined;
    const shapes = alternatives.flat();
    current = shapes.flatMap((shape) => memberOf(shape, token) ?? []);
    if (current.length > 0) continue;
    const names = shapes.flatMap((shape) =>
      shape.kind === "object" ? shape.properties.map(({ name }) => name) : [],
    );
    const isList = shapes.every(({ kind }) => kind === "array");
    return {
      message: isList
        ? `The body of the response has a list where \`${token}\` is read: an entry has a number, such as 0.`
        : `The body of the response has no \`${token}\`.`,
      suggest: suggestionsFor(token, names),
    };
  }
  return undefined;
}

/** A place in a value where it does not match its schema. */
interface Fault extends Missing {
  /** JSON Pointer fragment. */
  readonly at: string;
}

/** Where a body differs from its schema; of the alternatives of a union, from the nearest. Runtime expressions match anything. */
export function faultsIn(
  value: unknown,
  schema: Schema | undefined,
  at: string,
  model: ApiModel,
): readonly Fault[] {
  if (!schema || (typeof value === "string" && value.includes("$"))) return [];
  const [nearest = []] = alternativesOf(schema, model)
    .map((parts) => faultsOf(value, parts, at, model))
    .sort((a, b) => a.length - b.length);
  return nearest;
}

function faultsOf(
  value: unknown,
  parts: readonly Schema[],
  at: string,
  model: ApiModel,
): readonly Fault[] {
  const [wrong] = parts.filter((part) => !isOfKind(value, part));
  if (wrong)
    return [{ at, message: `The body needs a value of type ${wrong.kind} here.`, suggest: [] }];
  const choices = parts.flatMap((part) =>
    "enum" in part ? part.enum.map((one) => one.value) : [],
  );
  if (choices.length > 0 && !choices.some((choice) => choice === value)) {
    const texts = choices.map(String);
    const message = `The schema does not allow ${JSON.stringify(value)}, only ${texts.join(", ")}.`;
    return [{ at, message, suggest: suggestionsFor(String(value), texts) }];
  }
  const objects = parts.filter((part) => part.kind === "object");
  const properties = objects.flatMap((part) => part.properties);
  const names = properties.map(({ name }) => name);
  const missing = properties.filter(
    ({ name, required, schema }) =>
      required && !schema.readOnly && isRaw(value) && !Object.hasOwn(value, name),
  );
  const isClosed = objects.some((part) => part.additionalProperties === false);
  return [
    ...missing.map(({ name }) => ({
      at,
      message: `The body lacks \`${name}\`, which is required.`,
      suggest: [],
    })),
    ...entries(value, at).flatMap(({ key, value: member, pointer }): readonly Fault[] => {
      const property = properties.find(({ name }) => name === key);
      if (property) return faultsIn(member, property.schema, pointer, model);
      if (!isClosed) return [];
      return [
        {
          at: pointer,
          message: `The schema has no \`${key}\`.`,
          suggest: suggestionsFor(key, names),
        },
      ];
    }),
    ...items(value, at).flatMap(({ value: item, pointer }) =>
      parts.flatMap((part) =>
        part.kind === "array" ? faultsIn(item, part.items, pointer, model) : [],
      ),
    ),
  ];
}

function isOfKind(value: unknown, { kind, nullable }: Schema): boolean {
  switch (kind) {
    case "object":
      return isRaw(value) || (value === null && nullable);
    case "array":
      return Array.isArray(value) || (value === null && nullable);
    case "string":
    case "boolean":
      return typeof value === kind || (value === null && nullable);
    case "integer":
    case "number":
      return typeof value === "number" || (value === null && nullable);
  }
  return true;
}

/** The alternatives of a schema, each as the parts that all hold: without references, unions and what is merged in. */
function alternativesOf(
  schema: Schema,
  model: ApiModel,
  depth = 0,
): readonly (readonly Schema[])[] {
  // Ends a circle of schemas that consist of each other.
  if (depth > 32) return [];
  const named = (name: string) => {
    const found = model.schemas.find((one) => one.name === name)?.schema;
    return found ? alternativesOf(found, model, depth + 1) : [];
  };
  const own =
    schema.kind === "ref"
      ? named(schema.name)
      : schema.kind === "union"
        ? variantsOf(schema.variants, model, depth)
        : [[schema]];
  return schema.conditions.reduce((all, condition) => {
    if (condition.kind !== "union" && condition.kind !== "includes") return all;
    const more =
      condition.kind === "union"
        ? variantsOf(condition.variants, model, depth)
        : named(condition.name);
    return all.flatMap((parts) => more.map((others) => [...parts, ...others]));
  }, own);
}

function variantsOf(variants: readonly Variant[], model: ApiModel, depth: number) {
  return variants.flatMap((variant) => alternativesOf(variant.schema, model, depth + 1));
}

function isOpen(schema: Schema): boolean {
  if (schema.kind !== "object") return schema.kind === "any";
  const { properties, additionalProperties: others } = schema;
  return others === true || (others === undefined && properties.length === 0);
}

function memberOf(schema: Schema, token: string): Schema | undefined {
  if (schema.kind === "array")
    return /^\d+$/.test(token) ? (schema.prefixItems[Number(token)] ?? schema.items) : undefined;
  if (schema.kind !== "object") return undefined;
  const { properties, additionalProperties: others } = schema;
  const own = properties.find(({ name }) => name === token)?.schema;
  return own ?? (typeof others === "object" ? others : undefined);
}
