import { asList, asRaw, isRaw, type Raw, valueAt } from "../../document/document";

/** TypeScript gives up a union of 100,000 types (TS2590), into which it expands an intersection of unions. */
const maxAlternatives = 50_000;

/**
 * Creates a test for schemas that TypeScript cannot represent: intersections with too many alternatives, and references with which a union
 * would contain itself (TS2456). Any value is allowed in their place.
 */
export function createTypeLimits(root: Raw): (schema: Raw) => boolean {
  const known = new Map<unknown, number>();
  const open = new Set<unknown>();
  const beyond = new Set<Raw>();

  /** Returns the number of alternatives of a type. */
  function count(schema: unknown): number {
    if (!isRaw(schema)) return 1;
    const { $ref, allOf, oneOf, anyOf } = schema;
    const target = typeof $ref === "string" && $ref.startsWith("#") ? valueAt(root, $ref) : true;
    if (open.has(target)) beyond.add(schema);
    const found = open.has(schema) || beyond.has(schema) ? 1 : known.get(schema);
    if (found !== undefined) return found;
    open.add(schema);
    const sum = (list: unknown) =>
      Math.max(
        1,
        asList(list).reduce<number>((all, one) => all + count(one), 0),
      );
    const product = [target, ...asList(allOf)].reduce<number>(
      (all, one) => all * count(one),
      sum(oneOf) * sum(anyOf),
    );
    open.delete(schema);
    if (product > maxAlternatives) beyond.add(schema);
    const total = product > maxAlternatives ? 1 : product;
    known.set(schema, total);
    return total;
  }

  // Which reference closes a circle depends on where it is entered.
  Object.values(asRaw(valueAt(root, "#/components/schemas"))).forEach(count);
  return (schema) => {
    count(schema);
    return beyond.has(schema);
  };
}
