import { isDeepStrictEqual } from "node:util";
import { isObject, listedValues, type Located } from "../document/document";
import { typeOf } from "../document/value-words";
import { type UnionMode, variantsIn } from "../model/compose";
import { inferred, typesOf } from "../model/keywords";
import { inside, type MergedSchema } from "./revision";

/** Returns the values of a keyword in all parts, with their places. */
export function saying({ parts }: MergedSchema, keyword: string): readonly Located[] {
  return parts.flatMap((part) =>
    Object.hasOwn(part.value, keyword) ? [inside(part, keyword)] : [],
  );
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

/** Returns the variants of all unions of a kind. */
export function variantsOf({ parts }: MergedSchema, mode: UnionMode): readonly Located[] {
  return parts.flatMap((part) => variantsIn(part, mode));
}

/** Returns the values that a schema is limited to, without `null`; `undefined` if it is not limited. */
export function valuesOf({ raw }: MergedSchema): readonly unknown[] | undefined {
  const values = listedValues(raw);
  const others = values?.filter((value) => value !== null);
  return others?.length === 0 && values?.length !== 0 ? undefined : others;
}

/** Whether a list has a value that is the same JSON. */
export function includes(list: readonly unknown[], value: unknown): boolean {
  return list.some((one) => isDeepStrictEqual(one, value));
}

/** Returns the types that a schema states or that its values have, without `null`; `undefined` if it allows all. */
export function typesIn({ raw, isNullable }: MergedSchema): {
  readonly types?: readonly string[];
  readonly nullable: boolean;
  /** Whether the types only follow from keywords that apply to one. */
  readonly isGuess?: boolean;
} {
  const [stated, values] = [typesOf(raw), listedValues(raw)];
  const typeOfValue = (value: unknown) => (Number.isInteger(value) ? "integer" : typeOf(value));
  const all = new Set(stated.length > 0 ? stated : values?.map(typeOfValue));
  // A type may allow `null`, but the values beside it may not.
  const nullable = (all.delete("null") && (values?.includes(null) ?? true)) || isNullable;
  if (stated.length > 0 || values) return { types: [...all].toSorted(), nullable };
  const type = inferred(raw);
  return { ...(type !== undefined && { types: [type], isGuess: true }), nullable };
}
