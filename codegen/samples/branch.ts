import type { ApiModel, JsonValue, Schema, Variant } from "../model/types";
import { isRecord } from "../../src/samples/serialize";
import { resolve } from "./resolve";

type Union = Pick<Schema & { kind: "union" }, "variants" | "discriminator">;

/**
 * Returns the label of the variant that a body shows, in the first union of its schema: the one that its discriminator selects, or
 * else the one with all required properties present that knows most of its properties.
 *
 * @returns `undefined` if the schema has no union, or the value fits no variant with a label
 */
export function branchOf(
  value: JsonValue | undefined,
  schema: Schema | undefined,
  model: ApiModel,
): string | undefined {
  const union = unionOf(schema, model);
  if (!union || !isRecord(value)) return undefined;
  const { variants, discriminator } = union;
  const tag = discriminator === undefined ? undefined : value[discriminator];
  if (typeof tag === "string") {
    const isTagged = (variant: Variant) =>
      variant.value === tag || variant.moreValues.includes(tag);
    return (variants.find(isTagged) ?? variants.find(({ isFallback }) => isFallback))?.label;
  }
  let best: { readonly label: string | undefined; readonly count: number } | undefined;
  for (const { label, schema: own } of variants) {
    const count = knownIn(value, own, model)?.size;
    if (count !== undefined && count > (best?.count ?? -1)) best = { label, count };
  }
  return best?.label;
}

/** Returns the union that a schema is, or has beside its properties. */
function unionOf(schema: Schema | undefined, model: ApiModel): Union | undefined {
  const target = resolve(schema, model);
  return target?.kind === "union"
    ? target
    : target?.conditions.find((condition) => condition.kind === "union");
}

/**
 * Returns the properties of a value that a schema knows, including those of schemas that it includes (`allOf`).
 *
 * @returns `undefined` if a required property is missing, or one has a value that is not allowed
 */
function knownIn(
  value: Readonly<Record<string, unknown>>,
  schema: Schema,
  model: ApiModel,
  above: readonly Schema[] = [],
): ReadonlySet<string> | undefined {
  const target = resolve(schema, model);
  if (target?.kind !== "object" || above.includes(target)) return undefined;
  const known = new Set<string>();
  for (const { name, required, schema: own } of target.properties) {
    if (!Object.hasOwn(value, name)) {
      if (required) return undefined;
    } else if (isAllowed(value[name], own, model)) known.add(name);
    else return undefined;
  }
  for (const condition of target.conditions) {
    if (condition.kind !== "includes") continue;
    const included = model.schemas.find(({ name }) => name === condition.name)?.schema;
    const more = included && knownIn(value, included, model, [...above, target]);
    if (!more) return undefined;
    for (const name of more) known.add(name);
  }
  return known;
}

const typeOf: Readonly<Partial<Record<Schema["kind"], string>>> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
};

/** Whether a schema allows a value, as far as type and list of values tell. */
function isAllowed(value: unknown, own: Schema, model: ApiModel): boolean {
  const schema = resolve(own, model);
  if (!schema) return true;
  if (value === null) return own.nullable || schema.nullable || !(schema.kind in typeOf);
  const type = typeOf[schema.kind];
  if (schema.kind === "null" || (type !== undefined && typeof value !== type)) return false;
  const listed = "enum" in schema ? schema.enum : [];
  return listed.length === 0 || listed.some((choice) => choice.value === value);
}
