import type { SchemaIndex } from "../model/examples";
import type { Schema } from "../model/types";

/** Rows that a page may unfold; what is beyond them is one click away, on the page of the schema. */
const maxRows = 400;
/** After so many schemas that did not fit, the rest is not tried: a page that is full stays full. */
const maxMisses = 20;

/**
 * Chooses the named schemas that unfold on a page, nearest first, as long as all their uses together stay below a number of rows.
 *
 * @param roots the schemas of the page in reading order
 * @returns names in the order in which a reader meets them
 */
export function expansionOf(roots: readonly Schema[], schemas: SchemaIndex): readonly string[] {
  const chosen = new Set<string>();
  const seen = new Set<string>();
  const queue = roots.flatMap(namesIn);
  let misses = 0;
  for (let name = queue.shift(); name !== undefined && misses < maxMisses; name = queue.shift()) {
    const schema = schemas.get(name);
    if (seen.has(name) || !schema) continue;
    seen.add(name);
    chosen.add(name);
    if (rowsOf(roots, schemas, chosen) > maxRows) {
      chosen.delete(name);
      misses += 1;
    } else {
      queue.push(...namesIn(schema));
    }
  }
  return [...chosen];
}

/** The named schemas that a schema uses directly, in reading order. */
export function namesIn(schema: Schema): readonly string[] {
  const conditions = schema.conditions.flatMap((condition) => {
    if (condition.kind === "includes") return [condition.name];
    if (condition.kind === "union")
      return condition.variants.flatMap((variant) => namesIn(variant.schema));
    if (condition.kind === "if")
      return [condition.if, condition.then, condition.else].flatMap((part) =>
        part ? namesIn(part) : [],
      );
    return condition.kind === "not" ? namesIn(condition.schema) : [];
  });
  return [
    ...childrenOf(schema).flatMap(namesIn),
    ...(schema.kind === "ref" ? [schema.name] : []),
    ...conditions,
  ];
}

function childrenOf(schema: Schema): readonly Schema[] {
  switch (schema.kind) {
    case "object":
      return [
        ...schema.properties.map((property) => property.schema),
        ...schema.patternProperties.map((entry) => entry.schema),
        ...(typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : []),
      ];
    case "array":
      return [...schema.prefixItems, ...(schema.items ? [schema.items] : [])];
    case "union":
      return schema.variants.map((variant) => variant.schema);
    default:
      return [];
  }
}

function rowsOf(
  roots: readonly Schema[],
  schemas: SchemaIndex,
  chosen: ReadonlySet<string>,
): number {
  let rows = 0;
  const visit = (schema: Schema, above: readonly string[]): void => {
    if (rows > maxRows) return;
    rows += 1;
    childrenOf(schema).forEach((child) => visit(child, above));
    const names = schema.kind === "ref" ? [schema.name] : [];
    for (const condition of schema.conditions) {
      if (condition.kind === "includes") names.push(condition.name);
      if (condition.kind === "union")
        condition.variants.forEach((variant) => visit(variant.schema, above));
    }
    for (const name of names) {
      const target = schemas.get(name);
      if (target && chosen.has(name) && !above.includes(name)) visit(target, [...above, name]);
    }
  };
  roots.forEach((root) => visit(root, []));
  return rows;
}
