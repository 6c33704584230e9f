import type { Lookup } from "./lay-out-schema";
import { refIn } from "./type-ref";
import type { Schema, TypeRef } from "./types";

/** How many rows a page may have; other schemas are one click away, on their own pages. */
const maxRows = 200;
/** The weight of an enum value relative to a row: it has neither type nor chips, and rarely a description. */
const valueShare = 1 / 3;
/** How many schemas may fail to fit before the page counts as full. */
const maxMisses = 20;

/**
 * Chooses the named schemas that unfold on a page, nearest first, while all their uses together stay within {@link maxRows}.
 *
 * @param roots the schemas of the page in reading order
 * @returns names in reading order
 */
export function schemasToUnfold<P>(
  roots: readonly Schema<P>[],
  schemas: Lookup<P>,
): readonly string[] {
  const chosen = new Set<string>();
  const seen = new Set<string>();
  const queue = roots.flatMap((root) => extentOf(root).names);
  let misses = 0;
  for (let name = queue.shift(); name !== undefined && misses < maxMisses; name = queue.shift()) {
    const schema = schemas(name);
    if (seen.has(name) || !schema) continue;
    seen.add(name);
    chosen.add(name);
    if (rowsOf(roots, schemas, chosen) > maxRows) {
      chosen.delete(name);
      misses += 1;
    } else {
      queue.push(...extentOf(schema).names);
    }
  }
  return [...chosen];
}

/** Counts the rows of a page on which the chosen schemas unfold, up to just above the limit. */
function rowsOf<P>(
  roots: readonly Schema<P>[],
  schemas: Lookup<P>,
  chosen: ReadonlySet<string>,
): number {
  let rows = 0;
  const visit = (schema: Schema<P>, above: readonly string[]): void => {
    if (rows > maxRows) return;
    const own = extentOf(schema);
    rows += own.rows;
    for (const name of own.names) {
      const target = chosen.has(name) && !above.includes(name) ? schemas(name) : undefined;
      if (target) visit(target, [...above, name]);
    }
  };
  roots.forEach((root) => visit(root, []));
  return rows;
}

/** The number of a schema's own rows, and the named schemas it refers to, with duplicates. */
interface Extent {
  readonly rows: number;
  readonly names: readonly string[];
}

const knownExtents = new WeakMap<object, Extent>();

function extentOf<P>(schema: Schema<P>): Extent {
  const known = knownExtents.get(schema);
  if (known) return known;
  const ref = schema.items ? undefined : refIn(schema.type);
  const values = schema.enum?.length ?? 0;
  const names: string[] = [];
  let rows = 1 + values * valueShare + (schema.unions || schema.items ? 0 : linesOf(schema.type));
  // Without lists of lists: every schema of a document is counted.
  const add = (inside: Schema<P>): void => {
    const extent = extentOf(inside);
    rows += extent.rows;
    for (const name of extent.names) names.push(name);
  };
  schema.properties?.forEach(add);
  schema.patternProperties?.forEach(add);
  if (schema.additionalProperties) add(schema.additionalProperties);
  if (schema.items) add(schema.items);
  schema.prefixItems?.forEach(add);
  if (ref !== undefined) names.push(ref);
  for (const name of schema.allOf ?? []) names.push(name);
  schema.unions?.forEach(({ variants }) => variants.forEach(add));
  schema.conditions?.forEach(add);
  const extent = { rows, names };
  knownExtents.set(schema, extent);
  return extent;
}

/** Returns how many lines the type adds: for the items of an array, or the alternatives of a union. */
function linesOf(type: TypeRef): number {
  if (typeof type === "string") return 0;
  if ("array" in type) return 1 + linesOf(type.array);
  return "or" in type ? type.or.length : 0;
}
