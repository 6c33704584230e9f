import { asList, isRaw, type Raw, valueAt } from "../../spec/document";

/** TypeScript gives up a union of 100,000 types (TS2590), into which it expands an intersection of unions. */
const maxAlternatives = 50_000;

/** Creates a test for schemas whose type would have more alternatives than TypeScript can represent. */
export function createTooManyAlternatives(root: Raw): (schema: Raw) => boolean {
  const known = new Map<unknown, number>();

  function count(schema: unknown): number {
    if (!isRaw(schema)) return 1;
    const found = known.get(schema);
    if (found !== undefined) return found;
    // A schema that contains itself is a name there.
    known.set(schema, 1);
    const { $ref, allOf, oneOf, anyOf } = schema;
    const target = typeof $ref === "string" && $ref.startsWith("#") ? valueAt(root, $ref) : true;
    const sums = [oneOf, anyOf].map((list) =>
      Math.max(
        1,
        asList(list).reduce<number>((sum, one) => sum + count(one), 0),
      ),
    );
    const product = [target, ...asList(allOf)].reduce<number>(
      (all, one) => all * count(one),
      sums.reduce((one, other) => one * other),
    );
    // What is too much becomes any value, which is one type.
    const total = product > maxAlternatives ? 1 : product;
    known.set(schema, total);
    if (product > maxAlternatives) tooMany.add(schema);
    return total;
  }

  const tooMany = new Set<Raw>();
  return (schema) => {
    count(schema);
    return tooMany.has(schema);
  };
}
