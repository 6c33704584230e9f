import { isDeepStrictEqual } from "node:util";
import { isObject, isRaw, type Located, type Raw } from "../document/document";
import { type UnionMode, unionModes, variantsIn } from "../model/compose";
import { inferred, listedValues, sharedTypes, typesOf } from "../model/keywords";
import { inside, type MergedSchema } from "./revision";

/** Returns the values of a keyword in all parts, with their places. */
export function saying({ parts }: MergedSchema, keyword: string): readonly Located[] {
  return parts.flatMap((part) =>
    Object.hasOwn(part.value, keyword) ? [inside(part, keyword)] : [],
  );
}

/** Whether any part sets a keyword to a value. */
export function says(schema: MergedSchema, keyword: string, value: unknown): boolean {
  return saying(schema, keyword).some((found) => found.value === value);
}

/** Returns the schemas below a keyword, by property, pattern or index; a single schema has the key "". */
export function below(
  schema: MergedSchema,
  keyword: string,
): ReadonlyMap<string, readonly Located[]> {
  const found = new Map<string, Located[]>();
  const add = (key: string, place: Located) => found.set(key, [...(found.get(key) ?? []), place]);
  for (const place of saying(schema, keyword)) {
    const isGroup =
      Array.isArray(place.value) ||
      /^(properties|patternProperties|dependentSchemas)$/.test(keyword);
    if (!isGroup) add("", place);
    else if (isObject(place.value))
      for (const key of Object.keys(place.value)) add(key, inside(place, key));
  }
  return found;
}

/** Returns the variants of all unions of a kind, except for unions that only list values or types. */
export function variantsOf({ parts }: MergedSchema, mode: UnionMode): readonly Located[] {
  return parts.flatMap((part) => {
    const variants = variantsIn(part, mode);
    return listedBy(variants, listedValues) || listedBy(variants, typesAlone) ? [] : variants;
  });
}

/** Reads the values or types that a schema lists; `undefined` if it does not. */
type Read<T> = (raw: Raw) => readonly T[] | undefined;

/** Returns what the variants of a union list, if that is all they do. */
function listedBy<T>(variants: readonly Located[], read: Read<T>): readonly T[] | undefined {
  const all = variants.map(({ value }) => (isRaw(value) ? read(value) : undefined));
  return all.length > 0 && all.every((list) => list !== undefined) ? all.flat() : undefined;
}

/** Returns the lists of the parts of a schema, and those of its unions. */
function lists<T>(
  { parts }: MergedSchema,
  read: Read<T>,
  readVariant = read,
): readonly (readonly T[])[] {
  const unions = unionModes.flatMap((mode) =>
    parts.map((part) => listedBy(variantsIn(part, mode), readVariant)),
  );
  return [...parts.map(({ value }) => read(value)), ...unions].filter(
    (list) => list !== undefined && list.length > 0,
  ) as (readonly T[])[];
}

function typesAlone(raw: Raw): readonly string[] | undefined {
  return Object.keys(raw).join() === "type" ? typesOf(raw) : undefined;
}

/** Returns the values that a schema is limited to, without `null`; `undefined` if it is not limited. */
export function valuesOf(schema: MergedSchema): readonly unknown[] | undefined {
  const [first, ...others] = lists(schema, listedValues);
  if (first?.every((value) => value === null)) return undefined;
  return first?.filter((value) => value !== null && others.every((list) => includes(list, value)));
}

/** Whether a list has a value that is the same JSON. */
export function includes(list: readonly unknown[], value: unknown): boolean {
  return list.some((one) => isDeepStrictEqual(one, value));
}

/** Returns the types that a schema states or that its values have, without `null`; `undefined` if it allows all. */
export function typesIn(schema: MergedSchema): {
  readonly types?: readonly string[];
  readonly nullable: boolean;
  /** Whether the types only follow from keywords that apply to one. */
  readonly isGuess?: boolean;
} {
  const { parts, isNullable } = schema;
  const values = lists(schema, listedValues);
  const stated = lists(schema, typesOf, typesAlone);
  const all = stated.length > 0 ? stated : values.map((list) => list.map(typeOfValue));
  const isEvery = all.length > 0 && all.every((list) => list.includes("null"));
  // A type may allow `null`, but the values beside it may not.
  const nullable = isNullable || (isEvery && values.every((list) => list.includes(null)));
  const [first, ...others] = all.map((types) => [
    ...new Set(types.filter((type) => type !== "null")),
  ]);
  if (first) return { types: others.reduce(sharedTypes, first).toSorted(), nullable };
  const type = inferred(Object.assign({}, ...parts.map(({ value }) => value)) as Raw);
  return { ...(type !== undefined && { types: [type], isGuess: true }), nullable };
}

function typeOfValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
