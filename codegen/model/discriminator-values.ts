import type { Condition, SchemaIndex, Union } from "./types";

/** Returns, by property, the values that the discriminators of a named schema and of its ancestors (`allOf`) give it. */
export function discriminatorValues(
  name: string,
  schemas: SchemaIndex,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const seen = new Set([name]);
  for (const each of seen) {
    const schema = schemas.get(each);
    // An `allOf` with a single reference is read as a reference.
    if (schema?.kind === "ref") seen.add(schema.name);
    // A schema that is itself a union may have a discriminator, and so may a union among its conditions.
    for (const rule of schema?.kind === "union" ? [schema] : (schema?.conditions ?? [])) {
      if (rule.kind === "includes") seen.add(rule.name);
      const { property, values } = valuesIn(rule, name);
      if (property !== undefined && values.length > 0) found.set(property, values);
    }
  }
  return found;
}

/** Returns a discriminator's property and its values for a named schema; no values for other conditions. */
function valuesIn(rule: Condition | Union, name: string) {
  if (rule.kind === "union") {
    const values = rule.variants.flatMap((variant) =>
      variant.schema.kind === "ref" && variant.schema.name === name ? variant.values : [],
    );
    return { property: rule.discriminator, values };
  }
  if (rule.kind !== "discriminator") return { values: [] };
  const values = rule.values.flatMap(({ schema, value = [] }) => (schema === name ? value : []));
  return { property: rule.property, values };
}
