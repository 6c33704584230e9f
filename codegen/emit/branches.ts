import { branchId, joinId } from "../../src/view/ids";
import { isRecord } from "../../src/samples/serialize";
import { membersNamed } from "../model/schema-members";
import type { JsonValue, Schema, SchemaIndex, Variant } from "../model/types";
import { resolve } from "../model/resolve";

/** Ends the recursion of schemas that contain each other. */
const maxDepth = 32;

/**
 * Returns the ids of the variants that a value shows, its own before those of its members; for a list, those of its first item.
 *
 * @param at id of the value on a page
 */
export function branchesOf(
  value: JsonValue | undefined,
  schema: Schema | undefined,
  at: string,
  schemas: SchemaIndex,
  depth = 0,
): readonly string[] {
  const target = resolve(schema, schemas);
  if (!target || depth > maxDepth) return [];
  const inside = (member: JsonValue | undefined, one: Schema | undefined, id: string) =>
    branchesOf(member, one, id, schemas, depth + 1);
  if (Array.isArray(value))
    return target.kind === "array" ? inside((value as JsonValue[])[0], target.items, at) : [];
  if (!isRecord(value)) return [];
  const variant = variantIn(value, target, schemas);
  const branch = variant?.label === undefined ? undefined : branchId(at, variant.label);
  return [
    ...(branch === undefined ? [] : [branch]),
    ...(variant && branch !== undefined ? inside(value, variant.schema, branch) : []),
    ...(target.kind === "object" ? target.properties : []).flatMap(({ name, schema: own }) =>
      Object.hasOwn(value, name) ? inside(value[name], own, joinId(at, name)) : [],
    ),
    ...target.conditions.flatMap((condition) => {
      if (condition.kind !== "includes") return [];
      return inside(value, schemas.get(condition.name), at);
    }),
  ];
}

/**
 * Returns the variant that a value shows, if its schema is a union or has one next to its properties: the variant that the discriminator
 * selects; otherwise, of those whose required properties are all present, the one that declares most of the value's properties.
 */
export function variantIn(
  value: JsonValue | undefined,
  schema: Schema,
  schemas: SchemaIndex,
): Variant | undefined {
  const union =
    schema.kind === "union" ? schema : schema.conditions.find(({ kind }) => kind === "union");
  if (union?.kind !== "union" || !isRecord(value)) return undefined;
  const { variants, discriminator } = union;
  const tag = discriminator === undefined ? undefined : value[discriminator];
  if (typeof tag === "string") {
    const tagged = variants.find(({ values }) => values.includes(tag));
    return tagged ?? variants.find(({ isFallback }) => isFallback);
  }
  let best: { readonly variant: Variant; readonly count: number } | undefined;
  for (const variant of variants) {
    const count = membersNamed(value, variant.schema, schemas);
    if (count !== undefined && count > (best?.count ?? -1)) best = { variant, count };
  }
  return best?.variant;
}
