import type { Property, Schema, SchemaIndex } from "./types";

/** Follows references from a schema to its target; returns `undefined` if a name is unknown. */
export function resolve(schema: Schema | undefined, schemas: SchemaIndex): Schema | undefined {
  let current = schema;
  // The limit ends circular references.
  for (let steps = 0; current?.kind === "ref" && steps < 32; steps++)
    current = schemas.get(current.name);
  return current;
}

/** Returns the properties of a schema, and of the schemas that it includes (`allOf`) those which it does not have itself. */
export function propertiesOf(
  schema: Schema | undefined,
  schemas: SchemaIndex,
  seen = new Set<Schema>(),
): readonly Property[] {
  const target = resolve(schema, schemas);
  if (!target || seen.has(target)) return [];
  seen.add(target);
  const own = target.kind === "object" ? target.properties : [];
  const included = target.conditions.flatMap((one) =>
    one.kind === "includes" ? propertiesOf(schemas.get(one.name), schemas, seen) : [],
  );
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...included.filter(({ name }) => !names.has(name))];
}
