import type { ApiModel, JsonValue, Schema, Variant } from "../model/types";
import { isRecord } from "../../src/samples/serialize";
import { membersNamed } from "../model/schema-members";
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
    const count = membersNamed(value, own, model);
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
