import { isDeepStrictEqual } from "node:util";
import {
  asRaw,
  asList,
  filterValues,
  isRaw,
  join,
  nameOf,
  numeric,
  text,
  type Place,
  type Raw,
  type SpecDocument,
} from "../document/document";
import type { Note } from "../../src/view/types";
import { keywordsWhere } from "../keywords";
import { sharedTypes, typesOf, withValues } from "./keywords";
import type { JsonValue } from "./types";

/**
 * Removes `null` from a schema: `type: [T, "null"]`, a `null` branch of a union, `null` in an `enum`.
 *
 * @returns the schema without `null`, and whether it was allowed
 */
export function withoutNull(raw: Raw): { readonly raw: Raw; readonly nullable: boolean } {
  const result: Record<string, unknown> = { ...raw };
  let nullable = false;
  const type = raw["type"];
  if (Array.isArray(type) && type.includes("null") && type.length > 1) {
    const others = type.filter((name) => name !== "null");
    result["type"] = others.length === 1 ? others[0] : others;
    nullable = true;
  }
  for (const mode of ["oneOf", "anyOf"] as const) {
    const branches = raw[mode];
    if (!Array.isArray(branches)) continue;
    const rest = branches.filter(
      (branch: unknown) => !(isRaw(branch) && branch["type"] === "null"),
    );
    if (rest.length > 0 && rest.length < branches.length) {
      result[mode] = rest;
      nullable = true;
    }
  }
  const { enum: values, ...rest } = result;
  // A schema that allows only `null` has the type null.
  const allowsNull = nullable || typesOf(raw).length === 0 || typesOf(raw).includes("null");
  if (
    allowsNull &&
    Array.isArray(values) &&
    values.length > 0 &&
    values.every((value) => value === null)
  )
    return { raw: { ...rest, type: "null" }, nullable: false };
  return { raw: nullable ? withValues(result, (value) => value !== null) : result, nullable };
}

/** The result of merging an `allOf` (JSON Schema 2020-12, 10.2.1.1). */
interface Merged {
  /** The merged keywords of the schema itself and its unnamed parts. */
  readonly raw: Raw;
  /** Named object schemas, kept as references. */
  readonly includes: readonly string[];
  /** Further unions and conditions: one object cannot have the same keyword twice. */
  readonly rest: readonly Place<Raw>[];
  readonly notes: readonly Note[];
}

/** Keywords that are not merged: each schema keeps its own, together with the keywords that belong to it. */
const separate = new Set(
  "oneOf anyOf not if then else contains minContains maxContains".split(" "),
);

/** Merges the parts of an `allOf` into one schema (see `intersect`), except named objects, which are kept as references. */
export function mergeAllOf(schema: Raw, pointer: string, document: SpecDocument): Merged {
  const includes: string[] = [];
  const rest: Place<Raw>[] = [];
  const notes: Note[] = [];
  let merged: Raw = {};

  const add = (part: Raw, at: string): void => {
    if ([...separate].some((key) => haveBoth(part, merged, key))) {
      const value = filterValues(part, (key) => separate.has(key));
      if (!rest.some((one) => isDeepStrictEqual(one.value, value)))
        rest.push({ value, pointer: at });
      part = filterValues(part, (key) => !separate.has(key));
    }
    merged = intersect(merged, part, notes);
  };
  // A repeated reference adds nothing, and visiting it again would take exponential time in nested `allOf`s.
  const seen = new Set<string>();
  const visit = (value: unknown, at: string): void => {
    if (!isRaw(value)) return;
    const ref = text(value["$ref"]);
    if (ref !== undefined) {
      const { $ref: _, ...beside } = value;
      if (seen.has(ref)) return;
      seen.add(ref);
      const name = nameOf(ref);
      const target = document.resolve({ value: { $ref: ref }, pointer: at });
      if (name !== undefined && isObjectLike(target.value, document)) includes.push(name);
      else visit(target.value, target.pointer);
      add(beside, at);
      return;
    }
    const { allOf, ...own } = value;
    if (Array.isArray(allOf)) allOf.forEach((part, index) => visit(part, join(at, "allOf", index)));
    add(own, at);
  };
  visit(schema, pointer);

  const names = new Set(Object.keys(asRaw(merged["properties"])));
  const required = asList(merged["required"]).map(String);
  const inherited = includes.length > 0 ? required.filter((name) => !names.has(name)) : [];
  if (inherited.length > 0) {
    notes.push({ note: "required", names: inherited });
    const own = required.filter((name) => names.has(name));
    const { required: _, ...others } = merged;
    merged = own.length > 0 ? { ...others, required: own } : others;
  }
  return { raw: merged, includes, rest, notes };
}

function isObjectLike(value: unknown, document: SpecDocument): boolean {
  if (!isRaw(value)) return false;
  if (value["type"] === "object" || isRaw(value["properties"])) return true;
  for (const key of ["allOf", "oneOf", "anyOf"]) {
    const [part] = asList(value[key]);
    if (part !== undefined) {
      // Looking one level deep is enough, and cannot recurse forever.
      const target = document.resolve({ value: part, pointer: "" }).value;
      return (
        isRaw(target) &&
        (target["type"] === "object" || isRaw(target["properties"]) || "allOf" in target)
      );
    }
  }
  return false;
}

/** Bounds; the narrower of two applies. */
const lowerBounds = keywordsWhere(({ bound }) => bound === "least");
const upperBounds = keywordsWhere(({ bound }) => bound === "most");
/** Flags that apply if either schema sets them. */
const flags = keywordsWhere(
  ({ appliesTo, holds }) => appliesTo !== undefined && holds === "boolean",
);
/** Keywords with one schema that everything they apply to must match. */
const single = keywordsWhere(({ holds }, key) => holds === "schema" && !separate.has(key));
/** Keywords with members by name, and how to combine two values of a member. */
const byName = [
  ["properties", bothSchemas],
  ["patternProperties", bothSchemas],
  ["dependentSchemas", bothSchemas],
  ["dependentRequired", bothNames],
] as const;
/** Keywords whose values cannot be combined into one. */
const opaque = [
  ...keywordsWhere(
    ({ appliesTo, holds, bound }) =>
      appliesTo !== undefined && bound === undefined && /^(number|text)$/.test(holds),
  ),
  "format",
  "const",
];

/** Returns a schema that requires what both require. Values that cannot be combined become notes; the later of two annotations wins. */
function intersect(a: Raw, b: Raw, notes: Note[]): Raw {
  const result: Record<string, unknown> = { ...a, ...b };
  const both = (key: string) => haveBoth(a, b, key);
  for (const [key, merge] of byName) {
    const [ours, theirs] = [a[key], b[key]];
    if (isRaw(ours) && isRaw(theirs)) result[key] = intersectMembers(ours, theirs, merge);
  }
  for (const key of single) if (both(key)) result[key] = bothSchemas(a[key], b[key]);
  if (Array.isArray(a["prefixItems"]) && Array.isArray(b["prefixItems"]))
    result["prefixItems"] = Object.values(
      intersectMembers({ ...a["prefixItems"] }, { ...b["prefixItems"] }, bothSchemas),
    );
  if (both("required")) result["required"] = bothNames(a["required"], b["required"]);
  const narrow = (keys: readonly string[], choose: (one: number, other: number) => number) => {
    for (const key of keys) {
      const [one, other] = [numeric(a[key]), numeric(b[key])];
      if (one !== undefined && other !== undefined) result[key] = choose(one, other);
    }
  };
  narrow(lowerBounds, Math.max);
  narrow(upperBounds, Math.min);
  for (const key of flags) if (a[key] === true) result[key] = true;
  if (both("enum") && Array.isArray(a["enum"]) && Array.isArray(b["enum"])) {
    const values: readonly unknown[] = a["enum"];
    const shared = withValues(b, (value) => values.some((one) => isDeepStrictEqual(one, value)));
    Object.assign(result, shared, { ...result, enum: shared["enum"] });
  }
  if (both("type")) intersectTypes(result, typesOf(a), typesOf(b), notes);
  for (const key of opaque)
    if (both(key)) notes.push({ note: "also", keyword: key, value: a[key] as JsonValue });
  return result;
}

/** Whether both schemas have the keyword, with different values. */
function haveBoth(a: Raw, b: Raw, key: string): boolean {
  return key in a && key in b && !isDeepStrictEqual(a[key], b[key]);
}

function bothSchemas(a: unknown, b: unknown): unknown {
  if (a === true || b === false) return b;
  if (b === true || a === false) return a;
  return { allOf: [a, b] };
}

/** Joins two lists of names, such as `required`; anything but a list counts as empty. */
function bothNames(a: unknown, b: unknown): readonly unknown[] {
  return [...new Set([a, b].flatMap(asList))];
}

/** @param merge combines the two values of a member that both have */
function intersectMembers(a: Raw, b: Raw, merge: (one: unknown, other: unknown) => unknown): Raw {
  const shared = Object.keys(b).filter((name) => Object.hasOwn(a, name) && haveBoth(a, b, name));
  return {
    ...a,
    ...b,
    ...Object.fromEntries(shared.map((name) => [name, merge(a[name], b[name])])),
  };
}

/** Sets the types that both allow, or adds a note if there are none. */
function intersectTypes(
  result: Record<string, unknown>,
  one: readonly string[],
  other: readonly string[],
  notes: Note[],
): void {
  const shared = sharedTypes(one, other);
  if (shared.length > 0) result["type"] = shared.length === 1 ? shared[0] : shared;
  else notes.push({ note: "contradiction", types: [one, other] });
}
