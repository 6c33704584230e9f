import { getOrMake } from "../get-or-make";
import type { Schema, SchemaIndex, Union } from "./types";

/** The result for each schema; `false` while it is being checked, so that recursion ends. */
const known = new WeakMap<SchemaIndex, WeakMap<Schema, boolean>>();

/**
 * Whether a schema plainly has no valid value: it is `false`, its parts contradict each other, or it requires such a value. Other
 * contradictions are sampled, and reported as made-up examples that do not match. A declared example or default counts as valid.
 */
export function isUnsatisfiable(schema: Schema, schemas: SchemaIndex): boolean {
  const results = getOrMake(known, schemas, () => new WeakMap<Schema, boolean>());
  const result = results.get(schema);
  if (result !== undefined) return result;
  results.set(schema, false);
  const found = check(schema, schemas);
  results.set(schema, found);
  return found;
}

function check(schema: Schema, schemas: SchemaIndex): boolean {
  const isImpossible = (one: Schema | undefined) =>
    one !== undefined && isUnsatisfiable(one, schemas);
  const hasNoVariant = ({ variants }: Pick<Union, "variants">) =>
    variants.length > 0 && variants.every((one) => isImpossible(one.schema));
  if (schema.nullable || schema.default !== undefined || schema.examples.length > 0) return false;
  return (
    schema.kind === "never" ||
    schema.notes.some(({ note }) => note === "contradiction") ||
    (schema.kind === "ref" && isImpossible(schemas.get(schema.name))) ||
    (schema.kind === "union" && hasNoVariant(schema)) ||
    (schema.kind === "object" &&
      schema.properties.some((one) => one.required && isImpossible(one.schema))) ||
    schema.conditions.some(
      (one) =>
        (one.kind === "union" && hasNoVariant(one)) ||
        (one.kind === "includes" && isImpossible(schemas.get(one.name))),
    )
  );
}
