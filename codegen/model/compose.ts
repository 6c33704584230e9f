import { isDeepStrictEqual } from "node:util";
import {
  asRaw,
  asList,
  filterValues,
  isRaw,
  items,
  join,
  listedValues,
  type Located,
  nameOf,
  numeric,
  type Place,
  type Raw,
  type SpecDocument,
} from "../document/document";
import { validationsKey } from "../../src/shared/validation-rules";
import type { Note } from "../../src/view/types";
import { keywordsHolding, keywordsWhere } from "../keywords";
import { isStructural, sharedTypes, typesOf, withValues } from "./keywords";
import type { JsonValue } from "./types";

/** The keywords of unions. */
export const unionModes = ["oneOf", "anyOf"] as const;
export type UnionMode = (typeof unionModes)[number];

/** Returns the variants of a union that allow more than `null`. */
export function variantsIn(schema: Located<Raw>, mode: UnionMode): readonly Located[] {
  return membersIn(schema, mode).filter(({ value }) => !allowsOnlyNull(value));
}

function allowsOnlyNull(variant: unknown): boolean {
  if (!isRaw(variant)) return false;
  return variant["type"] === "null" || listedValues(variant)?.every((one) => one === null) === true;
}

/** Returns the members of the list at a keyword of a schema. */
function membersIn({ value, pointer, route }: Located<Raw>, keyword: string): readonly Located[] {
  return items(value[keyword], join(pointer, keyword)).map((item, index) => ({
    ...item,
    route: join(route, keyword, index),
  }));
}

/**
 * Calls back for the keywords of each part of schemas that all apply: of the targets of references, the members of `allOf` (JSON Schema
 * 2020-12, 10.2.1.1), and the schemas themselves. A repeated reference adds nothing, and visiting it again would take exponential time.
 *
 * @param visit gets a function that visits another schema in the same way
 * @param enters whether to visit the target of a reference
 */
export function eachPart(
  schemas: readonly Located[],
  document: SpecDocument,
  visit: (part: Located<Raw>, enter: (schema: Located) => void) => void,
  enters: (ref: string) => boolean = () => true,
): void {
  const seen = new Set<string>();
  const enter = ({ value, ...place }: Located): void => {
    if (value === false) visit({ value: { not: {} }, ...place }, enter);
    if (!isRaw(value)) return;
    const { $ref: ref, allOf: _, ...own } = value;
    if (typeof ref === "string" && !seen.has(ref)) {
      seen.add(ref);
      if (enters(ref)) enter({ value: document.at(ref), pointer: ref, route: place.route });
    }
    membersIn({ value, ...place }, "allOf").forEach(enter);
    visit({ value: own, ...place }, enter);
  };
  schemas.forEach(enter);
}

/** Returns the keywords of each part of a schema, see {@link eachPart}. */
export function partsOf(schema: Raw, document: SpecDocument): readonly Raw[] {
  const parts: Raw[] = [];
  const place = { value: schema, pointer: "", route: "" };
  eachPart([place], document, ({ value }) => void parts.push(value));
  return parts;
}

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
  for (const mode of unionModes) {
    const variants = asList(raw[mode]);
    const rest = variants.filter((variant) => !allowsOnlyNull(variant));
    if (rest.length > 0 && rest.length < variants.length) {
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
  /** Named object schemas, kept as references. Properties that they and other parts describe are merged, too: they are in `raw`. */
  readonly includes: readonly string[];
  /** Further unions and conditions: one object cannot have the same keyword twice. */
  readonly rest: readonly Place<Raw>[];
  readonly notes: readonly Note[];
}

/** How many overridden properties, each inside another, are merged: they may contain themselves. */
export const deepestOverride = 3;

/** Keywords that are not merged: each schema keeps its own, together with the keywords that belong to it. */
const separate = new Set(
  "oneOf anyOf not if then else contains minContains maxContains".split(" "),
);

/**
 * Merges the parts of an `allOf` into one schema (see `intersect`), except named objects, which are kept as references.
 *
 * @param mode `overrides`: what the parts say of properties of these objects is merged, too; `flat`: the objects themselves are
 */
export function mergeAllOf(
  schema: Raw,
  pointer: string,
  document: SpecDocument,
  mode: "references" | "overrides" | "flat",
): Merged {
  const includes: string[] = [];
  const rest: Place<Raw>[] = [];
  const notes: Note[] = [];
  let merged: Raw = {};

  const add = ({ value: own, pointer: at }: Place<Raw>): void => {
    // A choice that allows anything, such as the form of `nullable: true` alone, says nothing.
    const isOpen = asList(own["anyOf"]).some((one) => isRaw(one) && Object.keys(one).length === 0);
    let part = isOpen ? filterValues(own, (key) => key !== "anyOf") : own;
    if ([...separate].some((key) => haveBoth(part, merged, key))) {
      const value = filterValues(part, (key) => separate.has(key));
      if (!rest.some((one) => isDeepStrictEqual(one.value, value)))
        rest.push({ value, pointer: at });
      part = filterValues(part, (key) => !separate.has(key));
    }
    merged = intersect(merged, part, notes, document);
  };
  const enters = (ref: string): boolean => {
    const name = nameOf(ref);
    const isIncluded =
      mode !== "flat" &&
      name !== undefined &&
      isObjectLike(document.resolve({ value: { $ref: ref }, pointer }).value, document);
    if (isIncluded) includes.push(name);
    return !isIncluded;
  };
  eachPart([{ value: schema, pointer, route: pointer }], document, add, enters);

  if (
    mode === "overrides" &&
    (includes.length > 1 || (includes.length > 0 && isStructural(merged)))
  )
    merged = withInherited(merged, includes, document);
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

/** Returns a schema with the narrowest bounds, and with each property that several of it and the named objects describe in full. */
function withInherited(schema: Raw, includes: readonly string[], document: SpecDocument): Raw {
  const overridden = new Set(Object.keys(asRaw(schema["properties"])));
  const required = new Set<unknown>();
  let all: Raw = {};
  for (const name of includes) {
    let one: Raw = {};
    const ref = join("#/components/schemas", name);
    const place = { value: { $ref: ref }, pointer: ref, route: ref };
    eachPart([place], document, ({ value }) => {
      const said = filterValues(value, (key) => key === "properties" || bounds.has(key));
      one = intersect(one, said, [], document);
      asList(value["required"]).forEach((each) => required.add(each));
    });
    const [before, own] = [all, one].map(({ properties }) => asRaw(properties));
    for (const key of Object.keys(own ?? {}))
      if (before && own && haveBoth(before, own, key)) overridden.add(key);
    all = intersect(one, all, [], document);
  }
  const { properties, ...merged } = intersect(all, schema, [], document);
  const whole = new Map(Object.entries(asRaw(properties)));
  const needed = [...overridden].filter((name) => required.has(name));
  return {
    ...merged,
    ...(overridden.size > 0 && {
      properties: Object.fromEntries([...overridden].map((name) => [name, whole.get(name)])),
    }),
    ...(needed.length > 0 && { required: bothNames(schema["required"], needed) }),
  };
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
const bounds: ReadonlySet<string> = new Set([...lowerBounds, ...upperBounds]);
/** Flags that apply if either schema sets them (JSON Schema 2020-12 validation, 9.3, 9.4). */
const flags = keywordsHolding("boolean");
const setFlags = (schema: Raw) =>
  filterValues(schema, (key, value) => flags.has(key) && value === true);
/** Keywords with one schema that everything they apply to must match. */
const single = keywordsWhere(({ holds }, key) => holds === "schema" && !separate.has(key));
/** Keywords with members by name. */
const byName = ["properties", "patternProperties", "dependentSchemas", "dependentRequired"];
/** Keywords whose values cannot be combined into one. */
const opaque = [
  ...keywordsWhere(
    ({ appliesTo, holds, bound }) =>
      appliesTo !== undefined && bound === undefined && /^(number|text)$/.test(holds),
  ),
  "format",
  "const",
];

/** Returns a schema that requires what all of some require; a constant is a list of one value. Without a common type, nothing is allowed. */
export function intersection(schemas: readonly Place<Raw>[], document: SpecDocument): Raw {
  const notes: Note[] = [];
  const listed = ({ const: value, ...others }: Raw) => ({ ...others, enum: [value] });
  const all = schemas
    .map(({ value }) => ("const" in value ? listed(value) : value))
    .reduce<Raw>((one, other) => intersect(one, other, notes, document), {});
  return notes.some(({ note }) => note === "contradiction") ? { ...all, not: {} } : all;
}

/** Returns a schema that requires what both require. Values that cannot be combined become notes; the later of two annotations wins. */
function intersect(a: Raw, b: Raw, notes: Note[], document: SpecDocument): Raw {
  const result: Record<string, unknown> = { ...a, ...b };
  const both = (key: string) => haveBoth(a, b, key);
  const merge = (one: unknown, other: unknown) => bothSchemas(one, other, document);
  for (const key of byName) {
    const [ours, theirs] = [a[key], b[key]];
    if (isRaw(ours) && isRaw(theirs))
      result[key] = intersectMembers(ours, theirs, key === "dependentRequired" ? bothNames : merge);
  }
  for (const key of single) if (both(key)) result[key] = merge(a[key], b[key]);
  if (Array.isArray(a["prefixItems"]) && Array.isArray(b["prefixItems"]))
    result["prefixItems"] = Object.values(
      intersectMembers({ ...a["prefixItems"] }, { ...b["prefixItems"] }, merge),
    );
  for (const key of ["required", validationsKey])
    if (both(key)) result[key] = bothNames(a[key], b[key]);
  const narrow = (keys: readonly string[], choose: (one: number, other: number) => number) => {
    for (const key of keys) {
      const [one, other] = [numeric(a[key]), numeric(b[key])];
      if (one !== undefined && other !== undefined) result[key] = choose(one, other);
    }
  };
  narrow(lowerBounds, Math.max);
  narrow(upperBounds, Math.min);
  Object.assign(result, setFlags(a));
  if (both("enum") && Array.isArray(a["enum"]) && Array.isArray(b["enum"])) {
    const values: readonly unknown[] = a["enum"];
    const shared = withValues(b, (value) => values.some((one) => isDeepStrictEqual(one, value)));
    Object.assign(result, shared, { ...result, enum: shared["enum"] });
  }
  if (both("type")) {
    const types = [typesOf(a), typesOf(b)] as const;
    const shared = sharedTypes(...types);
    if (shared.length > 0) result["type"] = shared.length === 1 ? shared[0] : shared;
    else notes.push({ note: "contradiction", types });
  }
  for (const key of opaque)
    if (both(key)) notes.push({ note: "also", keyword: key, value: a[key] as JsonValue });
  return result;
}

/** Whether both schemas have the keyword, with different values. */
function haveBoth(a: Raw, b: Raw, key: string): boolean {
  return key in a && key in b && !isDeepStrictEqual(a[key], b[key]);
}

/** Returns a schema that requires what both require. What only comments on a reference stays next to it. */
function bothSchemas(a: unknown, b: unknown, document: SpecDocument): unknown {
  if (!isRaw(a) || b === false) return a === false ? a : b;
  if (!isRaw(b)) return a;
  const first = withoutSaid(a, b, document);
  const second = withoutSaid(b, first, document);
  const isComment = (schema: Raw) => !isStructural(schema) && !("$ref" in schema);
  return isComment(first) || isComment(second)
    ? intersect(first, second, [], document)
    : { ...setFlags(first), ...setFlags(second), allOf: [first, second] };
}

/** Returns a schema without its reference and type, if another schema, or one that it refers to, has the same. */
function withoutSaid(schema: Raw, other: Raw, document: SpecDocument): Raw {
  const said: Raw[] = [other];
  if ("$ref" in other || "allOf" in other) {
    const place = { value: other, pointer: "", route: "" };
    const enters = ($ref: string) => said.push({ $ref }) > 0;
    eachPart([place], document, ({ value }) => void said.push(value), enters);
  }
  const isSaid = (key: string) => said.some((one) => isDeepStrictEqual(one[key], schema[key]));
  return filterValues(schema, (key) => !(/^(\$ref|type)$/.test(key) && isSaid(key)));
}

/** Joins two lists, such as those of `required`; anything but a list counts as empty. */
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
