import type { Schema, SchemaIndex } from "./types";

/** Follows references from a schema to its target; returns `undefined` if a name is unknown. */
export function resolve(schema: Schema | undefined, schemas: SchemaIndex): Schema | undefined {
  let current = schema;
  // The limit ends circular references.
  for (let steps = 0; current?.kind === "ref" && steps < 32; steps++)
    current = schemas.get(current.name);
  return current;
}
