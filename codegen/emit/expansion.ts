import type { SchemaIndex } from "../model/examples";
import type { Schema } from "../model/types";

/** Rows that a page may unfold; what is beyond them is one click away, on the page of the schema. */
const maxRows = 200;
/** What a value of an enumeration weighs of a row: a line and a link to itself, but neither type nor chips, and rarely a text. */
const valueShare = 1 / 3;
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
  const known = knownNames.get(schema) ?? readNames(schema);
  knownNames.set(schema, known);
  return known;
}

const knownNames = new WeakMap<Schema, readonly string[]>();

function readNames(schema: Schema): readonly string[] {
  const conditions = schema.conditions.flatMap((condition) => {
    if (condition.kind === "includes") return [condition.name];
    if (condition.kind === "union")
      return condition.variants.flatMap((variant) => namesIn(variant.schema));
    if (condition.kind === "if")
      return [condition.if, condition.then, condition.else].flatMap((part) =>
        part ? namesIn(part) : [],
      );
    return "schema" in condition ? namesIn(condition.schema) : [];
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
    const own = ownRows(schema);
    rows += own.count;
    for (const name of own.names) {
      const target = chosen.has(name) && !above.includes(name) ? schemas.get(name) : undefined;
      if (target) visit(target, [...above, name]);
    }
  };
  roots.forEach((root) => visit(root, []));
  return rows;
}

/** The rows of a schema without those of named schemas, and the names of these as often as they unfold. */
interface OwnRows {
  readonly count: number;
  readonly names: readonly string[];
}

const knownRows = new WeakMap<Schema, OwnRows>();

function ownRows(schema: Schema): OwnRows {
  const known = knownRows.get(schema);
  if (known) return known;
  let count = 0;
  const names: string[] = [];
  const visit = (part: Schema): void => {
    count += 1 + ("enum" in part ? part.enum.length * valueShare : 0);
    childrenOf(part).forEach(visit);
    if (part.kind === "ref") names.push(part.name);
    for (const condition of part.conditions) {
      if (condition.kind === "includes") names.push(condition.name);
      if (condition.kind === "union")
        condition.variants.forEach((variant) => visit(variant.schema));
      if ("schema" in condition) visit(condition.schema);
    }
  };
  visit(schema);
  const rows = { count, names };
  knownRows.set(schema, rows);
  return rows;
}
