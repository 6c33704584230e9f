import { join, tokensOf } from "../../src/shared/json-pointer";

export { join, tokensOf };

/** An object of the raw document, not yet interpreted. */
export type Raw = Readonly<Record<string, unknown>>;

/** A value of the raw document and its location: a JSON Pointer fragment such as `#/paths/~1x/get`. */
export interface Place<T = unknown> {
  readonly value: T;
  readonly pointer: string;
}

/** A place that the author reached through references. */
export interface Located<T = unknown> extends Place<T> {
  /** The path from the root as the author wrote it, without following references. It is used to find lines in several files. */
  readonly route: string;
}

/** Whether a value is a JSON object: neither null nor a list. */
export function isRaw(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value has a JSON Schema type (Validation, 6.1.1). */
export function isOfType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  return type === "object" ? isRaw(value) : typeof value === type;
}

/** Whether a value is a JSON object or a list, and so has members. */
export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/**
 * Calls back for each member that is an object or list itself. Most members are neither, and large documents have a million of them:
 * key-value pairs would need as many lists.
 */
export function eachObject(value: object, visit: (inner: object, key: string) => void): void {
  for (const key of Object.keys(value)) {
    const inner = (value as Raw)[key];
    if (isObject(inner)) visit(inner, key);
  }
}

/** Calls back for every object and list in a value, outermost first, and only once for one that an alias repeats. */
export function eachOnce(root: unknown, visit: (value: object, pointer: string) => void): void {
  const seen = new Set<object>();
  const enter = (value: object, pointer: string): void => {
    if (seen.has(value)) return;
    seen.add(value);
    visit(value, pointer);
    eachObject(value, (inner, key) => enter(inner, join(pointer, key)));
  };
  if (isObject(root)) enter(root, "#");
}

/** Returns the key under `components.schemas` that a reference names, if it names one. */
export function nameOf(ref: string): string | undefined {
  const [components, schemas, name, ...more] = tokensOf(ref);
  return components === "components" && schemas === "schemas" && more.length === 0
    ? name
    : undefined;
}

/** Returns the value at a pointer, by own properties only; `undefined` if there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value: unknown = root;
  for (const token of tokensOf(pointer)) {
    if (!isObject(value) || !Object.hasOwn(value, token)) return undefined;
    value = (value as Raw)[token];
  }
  return value;
}

/** Does the same, but returns the first reference on the way, if there is one. */
export function valueOrReferenceAt(root: unknown, pointer: string): unknown {
  let value: unknown = root;
  for (const token of tokensOf(pointer)) {
    if (isRaw(value) && typeof value["$ref"] === "string") return value;
    value = isObject(value) && Object.hasOwn(value, token) ? (value as Raw)[token] : undefined;
  }
  return value;
}

/** A bundled OpenAPI document: every `$ref` in it starts with `#`. */
export class SpecDocument {
  constructor(
    readonly root: Raw,
    /** The path shown to readers, named at the top of every generated file. */
    readonly file: string,
    /** The hash of every file when it was read, by absolute path, for a later run to compare. */
    readonly inputs: ReadonlyMap<string, string>,
    /** The document for readers, in one file, if it differs from the author's: that has several files, or internal parts. */
    readonly published?: Raw,
  ) {}

  /** Returns the value at a pointer; `undefined` if there is none. */
  at(pointer: string): unknown {
    return valueAt(this.root, pointer);
  }

  /**
   * Follows `$ref` to its end. A `summary` or `description` next to it overrides that of the target, other fields only if the target is a
   * schema or a path (OpenAPI 3.1, 4.8.9, 4.8.23). A circle of references ends where it closes.
   */
  resolve(place: Place): Place {
    const seen = new Set<string>();
    let current = place;
    let beside: Raw = {};
    while (isRaw(current.value) && typeof current.value["$ref"] === "string") {
      const { $ref, ...rest } = current.value as Raw & { $ref: string };
      if (seen.has($ref)) break;
      seen.add($ref);
      const isOpen = !/^#\/components\/(?!schemas\/|pathItems\/)/.test($ref);
      const kept = Object.entries(rest).filter(
        ([name]) => isOpen || name === "summary" || name === "description",
      );
      beside = { ...Object.fromEntries(kept), ...beside };
      current = { value: this.at($ref), pointer: $ref };
    }
    const hasMore = Object.keys(beside).length > 0 && isRaw(current.value);
    return hasMore ? { ...current, value: { ...(current.value as Raw), ...beside } } : current;
  }

  /** Returns the members of an object that are objects, with references followed. */
  membersOf(value: unknown, pointer: string): readonly (Place<Raw> & { readonly key: string })[] {
    return entries(value, pointer).flatMap(({ key, ...place }) => {
      const member = this.resolve(place);
      return isRaw(member.value) ? [{ key, value: member.value, pointer: member.pointer }] : [];
    });
  }
}

/** Returns the values to which `const` or `enum` limits a schema; `undefined` if neither does. */
export function listedValues(schema: Raw): readonly unknown[] | undefined {
  if ("const" in schema) return [schema["const"]];
  return Array.isArray(schema["enum"]) ? schema["enum"] : undefined;
}

/** Returns an object with changed values; an empty one for anything but an object. */
export function mapValues(value: unknown, change: (inner: unknown, key: string) => unknown): Raw {
  const pairs = Object.entries(asRaw(value));
  return Object.fromEntries(pairs.map(([key, inner]) => [key, change(inner, key)]));
}

/** Changes each member of an object or list; returns the same one if nothing changed, so that a large document is not kept twice. */
export function mapShared(value: object, change: (inner: unknown, key: string) => unknown): object {
  const changed = Object.entries(value).flatMap(([key, inner]) => {
    const after = change(inner, key);
    return after === inner ? [] : [[key, after] as const];
  });
  if (changed.length === 0) return value;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  return Object.assign(copy, Object.fromEntries(changed));
}

/** Returns an object with only the members that are to stay. */
export function filterValues(raw: Raw, stays: (key: string, inner: unknown) => boolean): Raw {
  return Object.fromEntries(Object.entries(raw).filter(([key, inner]) => stays(key, inner)));
}

/** Returns the members of a list that are objects, with their places. */
export function objectsIn(value: unknown, pointer: string): readonly Place<Raw>[] {
  return items(value, pointer).flatMap((item) =>
    isRaw(item.value) ? [{ ...item, value: item.value }] : [],
  );
}

/** Returns some fields of an object, if they are strings. */
export function textsOf<Name extends string>(
  raw: Raw,
  ...names: readonly Name[]
): { readonly [Each in Name]: string | undefined } {
  const texts = names.map((name) => [name, text(raw[name])]);
  return Object.fromEntries(texts) as { readonly [Each in Name]: string | undefined };
}

/** Returns `value` if it is a string. */
export function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Returns `value` if it is a number. */
export function numeric(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** Returns a JSON object; an empty one for anything else. */
export function asRaw(value: unknown): Raw {
  return isRaw(value) ? value : {};
}

/** Returns the members of a list; empty for anything else. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the members of a list with their locations. */
export function items(value: unknown, pointer: string): readonly Place[] {
  return asList(value).map((item, index) => ({ value: item, pointer: join(pointer, index) }));
}

/** Returns the indexes of the items of a list that repeat an earlier one. */
export function repeatsIn(values: readonly unknown[]): ReadonlySet<number> {
  const texts = values.map((value) => JSON.stringify(value));
  const first = new Map(texts.map((value, index) => [value, index] as const).toReversed());
  return new Set(texts.flatMap((value, index) => (first.get(value) === index ? [] : index)));
}

/** Returns the members of an object with their keys and locations; empty for anything else. */
export function entries(value: unknown, pointer: string): readonly (Place & { key: string })[] {
  return Object.entries(asRaw(value)).map(([key, item]) => ({
    key,
    value: item,
    pointer: join(pointer, key),
  }));
}

/** Returns a value as JSON with sorted keys: equal values (JSON Schema 2020-12, 4.2.2) give the same text. */
export function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      isRaw(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ""
  );
}
