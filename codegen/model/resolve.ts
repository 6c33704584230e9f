import type { Schema, SchemaIndex } from "./types";

/** What a schema refers to, through any number of names; undefined where they lead nowhere. */
export function resolve(schema: Schema | undefined, schemas: SchemaIndex): Schema | undefined {
  let current = schema;
  // The count ends a chain of references that leads back to itself.
  for (let steps = 0; current?.kind === "ref" && steps < 32; steps++)
    current = schemas.get(current.name);
  return current;
}
