import type { Condition, Schema, SchemaIndex } from "./types";

/** What a discriminator says of one schema: which texts its property may have there. */
interface Tag {
  readonly property: string;
  readonly values: readonly string[];
}

/** What the schemas that a named one includes (`allOf`), directly or through others, say of it by their discriminators. */
export function tagsOf(name: string, schemas: SchemaIndex): readonly Tag[] {
  const tags = new Map<string, readonly string[]>();
  const seen = new Set([name]);
  for (const each of seen) {
    const schema = schemas.get(each);
    // An `allOf` of nothing else is the schema that it names.
    if (schema?.kind === "ref") seen.add(schema.name);
    for (const condition of rulesOf(schema)) {
      if (condition.kind === "includes") seen.add(condition.name);
      const { property, values } = tagIn(condition, name);
      if (property !== undefined && values.length > 0) tags.set(property, values);
    }
  }
  return [...tags].map(([property, values]) => ({ property, values }));
}

type Rule = Condition | Extract<Schema, { kind: "union" }>;

/** A union that stands alone may have a discriminator as one beside other keywords has. */
function rulesOf(schema: Schema | undefined): readonly Rule[] {
  return schema?.kind === "union" ? [schema] : (schema?.conditions ?? []);
}

function tagIn(
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
