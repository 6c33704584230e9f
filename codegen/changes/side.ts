import { inferred, sharedTypes, typesOf } from "../model/keywords";
import {
  canonical,
  asRaw,
  isObject,
  isRaw,
  items,
  join,
  nameOf,
  type Place,
  type Raw,
  type SpecDocument,
  text,
} from "../document/document";

/** A value of a document. */
export interface Spot<T = unknown> extends Place<T> {
  /** The path from the root as the author wrote it, without following references. It is used to find lines in several files. */
  readonly route: string;
}

/** The combined parts of a schema; `allOf` and references make no difference. */
export interface Shape {
  /** The name of its component. */
  readonly name: string | undefined;
  /** An id that is the same for the same parts. */
  readonly id: string;
  /** Its place; for a choice with one variant, the place of the variant. */
  readonly top: Spot;
  readonly parts: readonly Spot<Raw>[];
  /** Whether a union around it allows `null`. */
  readonly isNullable: boolean;
}

/** The keywords of unions. */
export const modes = ["oneOf", "anyOf"] as const;

/** One of the two documents of a comparison. */
export class Side {
  readonly root: Spot;
  /** Whether a media type of the document is XML. */
  readonly hasXml: boolean;

  constructor(readonly document: SpecDocument) {
    this.hasXml = /"[\w.+-]+\/([\w.-]+\+)?xml\b[^"]*":/.test(JSON.stringify(document.root));
    this.root = { value: document.root, pointer: "#", route: "#" };
  }

  /** Follows keys and references. The value of the result is `undefined` if there is none. */
  get(from: Spot, ...keys: readonly (string | number)[]): Spot {
    return keys.reduce<Spot>((spot, key) => this.resolve(inside(spot, key)), this.resolve(from));
  }

  /** Returns the value at a pointer that has no references. */
  at(pointer: string): Spot {
    return { value: this.document.at(pointer), pointer, route: pointer };
  }

  resolve(spot: Spot): Spot {
    return { route: spot.route, ...this.document.resolve(spot) };
  }

  /** Returns the members of an object or array, with references followed. */
  members(spot: Spot): ReadonlyMap<string, Spot> {
    const keys = isObject(spot.value) ? Object.keys(spot.value) : [];
    return new Map(keys.map((key) => [key, this.get(spot, key)]));
  }

  /** Reads the schema at one or more places that all apply. */
  shape(spots: readonly Spot[]): Shape {
    const parts: Spot<Raw>[] = [];
    const seen = new Set<string>();
    let isNullable = false;
    let single: Spot | undefined;
    const add = ({ value, pointer, route }: Spot, isWhole = false): void => {
      if (value === false) parts.push({ value: { not: {} }, pointer, route });
      if (!isRaw(value)) return;
      const { $ref: ref, allOf, ...rest } = value;
      const own: Record<string, unknown> = rest;
      if (typeof ref === "string" && !seen.has(ref)) {
        seen.add(ref);
        add({ value: this.document.at(ref), pointer: ref, route }, isWhole);
      }
      for (const part of listed(allOf, pointer, route, "allOf")) add(part);
      for (const mode of modes) {
        const all = listed(own[mode], pointer, route, mode);
        const variants = all.filter(isSomething);
        if (variants.length < all.length) isNullable = true;
        // A choice with one variant is not a choice.
        if (variants.length !== 1 || !variants[0]) continue;
        delete own[mode];
        if (isWhole) [single] = variants;
        add(variants[0]);
      }
      if (Object.keys(own).length > 0) parts.push({ value: own, pointer, route });
    };
    for (const spot of spots) add(spot, spots.length === 1);
    const [first = this.root] = spots;
    const top = single ?? first;
    return {
      name: spots.length === 1 ? nameOf(targetOf(first)) : undefined,
      id: [...parts, ...(parts.length > 0 ? [] : [first]), isNullable]
        .map((part) => (typeof part === "boolean" ? part : part.pointer))
        .join(),
      top: { ...top, pointer: targetOf(top) },
      parts,
      isNullable,
    };
  }
}

/** Returns the place of a schema, or of the schema that it refers to. */
function targetOf({ value, pointer }: Spot): string {
  return text(asRaw(value)["$ref"]) ?? pointer;
}

/** Returns the value of a key without following references. */
export function inside({ value, pointer, route }: Spot, key: string | number): Spot {
  const owns = isObject(value) && Object.hasOwn(value, key);
  return {
    value: owns ? (value as Raw)[key] : undefined,
    pointer: join(pointer, key),
    route: join(route, key),
  };
}

/** Returns the same place on the line of one of its fields. Without the field, this is its own line, not that of a reference to it. */
export function onLine(spot: Spot, field: string): Spot {
  return { ...spot, route: join(spot.route, field) };
}

/** Returns the items of an array at a key. */
function listed(value: unknown, pointer: string, route: string, key: string): readonly Spot[] {
  return items(value, join(pointer, key)).map((item, index) => ({
    ...item,
    route: join(route, key, index),
  }));
}

/** Whether a variant allows more than `null`. */
function isSomething({ value }: Spot): boolean {
  const isNull = isRaw(value) && (value["type"] === "null" || valuesIn(value)?.every(isNothing));
  return isNull !== true;
}

function isNothing(value: unknown): boolean {
  return value === null;
}

/** Returns the values of a keyword in all parts, with their places. */
export function saying({ parts }: Shape, keyword: string): readonly Spot[] {
  return parts.flatMap((part) =>
    Object.hasOwn(part.value, keyword) ? [inside(part, keyword)] : [],
  );
}

/** Returns the schemas below a keyword, by property, pattern or index; a single schema has the key "". */
export function below(shape: Shape, keyword: string): ReadonlyMap<string, readonly Spot[]> {
  const found = new Map<string, Spot[]>();
  const add = (key: string, spot: Spot) => found.set(key, [...(found.get(key) ?? []), spot]);
  for (const spot of saying(shape, keyword)) {
    const isGroup =
      Array.isArray(spot.value) ||
      /^(properties|patternProperties|dependentSchemas)$/.test(keyword);
    if (!isGroup) add("", spot);
    else if (isObject(spot.value))
      for (const key of Object.keys(spot.value)) add(key, inside(spot, key));
  }
  return found;
}

/** Returns the variants of all unions of a kind, except for unions that only list values or types. */
export function variantsOf(shape: Shape, mode: (typeof modes)[number]): readonly Spot[] {
  return unionsOf(shape, mode).flatMap((variants) =>
    plain(variants, valuesIn) || plain(variants, typesAlone) ? [] : variants,
  );
}

/** Returns the unions of a kind, each without `null`. */
function unionsOf(shape: Shape, mode: (typeof modes)[number]): readonly (readonly Spot[])[] {
  return shape.parts.map(({ value, pointer, route }) =>
    listed(value[mode], pointer, route, mode).filter(isSomething),
  );
}

/** Reads the values or types that a schema lists; `undefined` if it does not. */
type Read<T> = (raw: Raw) => readonly T[] | undefined;

/** Returns what the variants of a union list, if that is all they do. */
function plain<T>(variants: readonly Spot[], read: Read<T>): readonly T[] | undefined {
  const all = variants.map(({ value }) => (isRaw(value) ? read(value) : undefined));
  return all.length > 0 && all.every((list) => list !== undefined) ? all.flat() : undefined;
}

/** Returns the lists of the parts of a schema, and those of its unions. */
function lists<T>(shape: Shape, read: Read<T>, readVariant = read): readonly (readonly T[])[] {
  const unions = modes.flatMap((mode) => unionsOf(shape, mode));
  return [
    ...shape.parts.map(({ value }) => read(value)),
    ...unions.map((variants) => plain(variants, readVariant)),
  ].flatMap((list) => (list && list.length > 0 ? [list] : []));
}

function typesAlone(raw: Raw): readonly string[] | undefined {
  return Object.keys(raw).join() === "type" ? typesOf(raw) : undefined;
}

function valuesIn(raw: Raw): readonly unknown[] | undefined {
  if (Object.hasOwn(raw, "const")) return [raw["const"]];
  return Array.isArray(raw["enum"]) ? raw["enum"] : undefined;
}

/** Returns the values that a schema is limited to, without `null`; `undefined` if it is not limited. */
export function valuesOf(shape: Shape): readonly unknown[] | undefined {
  const [first, ...others] = lists(shape, valuesIn);
  if (first?.every(isNothing)) return undefined;
  return first?.filter(
    (value) =>
      value !== null && others.every((list) => list.some((other) => sameJson(value, other))),
  );
}

/** Returns the types that a schema states or that its values have, without `null`; `undefined` if it allows all. */
export function typesIn(shape: Shape): {
  readonly types?: readonly string[];
  readonly nullable: boolean;
  /** Whether the types only follow from keywords that apply to one. */
  readonly isGuess?: boolean;
} {
  const values = lists(shape, valuesIn);
  const stated = lists(shape, typesOf, typesAlone);
  const all = stated.length > 0 ? stated : values.map((list) => list.map(typeOfValue));
  const isEvery = all.length > 0 && all.every((list) => list.includes("null"));
  // A type may allow `null`, but the values beside it may not.
  const nullable = shape.isNullable || (isEvery && values.every((list) => list.includes(null)));
  const [first, ...others] = all.map((types) => [
    ...new Set(types.filter((type) => type !== "null")),
  ]);
  if (first) return { types: others.reduce(sharedTypes, first).toSorted(), nullable };
  const type = inferred(Object.assign({}, ...shape.parts.map(({ value }) => value)) as Raw);
  return { ...(type === undefined ? {} : { types: [type], isGuess: true }), nullable };
}

function typeOfValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** Whether two values are the same JSON, regardless of the order of keys. */
export function sameJson(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}
