import type { Condition, Schema, SchemaIndex } from "./types";

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
    for (const rule of rulesOf(schema)) {
      if (rule.kind === "includes") seen.add(rule.name);
      const { property, values } = valuesIn(rule, name);
      if (property !== undefined && values.length > 0) found.set(property, values);
    }
  }
  return found;
}

type Rule = Condition | Extract<Schema, { kind: "union" }>;

/** A schema that is itself a union may have a discriminator, as a union among its conditions may. */
function rulesOf(schema: Schema | undefined): readonly Rule[] {
  return schema?.kind === "union" ? [schema] : (schema?.conditions ?? []);
}

function valuesIn(
  rule: Rule,
  name: string,
): { readonly property: string | undefined; readonly values: readonly string[] } {
  if (rule.kind === "discriminator") {
    const values = rule.values.flatMap(({ schema, value }) =>
      schema === name && value !== undefined ? [value] : [],
    );
    return { property: rule.property, values };
  }
  if (rule.kind !== "union") return { property: undefined, values: [] };
  const values = rule.variants.flatMap(({ schema, value, moreValues }) =>
    schema.kind === "ref" && schema.name === name && value !== undefined
      ? [value, ...moreValues]
      : [],
  );
  return { property: rule.discriminator, values };
}
