import { eachObject, isRaw, items, join, namedMaps, type Raw } from "./document";

/** Fields whose members are called by names of the author, or of OpenAPI itself. */
export const maps: ReadonlySet<string> = new Set([
  ...namedMaps,
  "additionalOperations",
  "definitions",
  "examples",
  "flows",
]);

/** Fields that hold values, in which no key means anything. */
export const values: ReadonlySet<string> = new Set([
  "const",
  "dataValue",
  "default",
  "enum",
  "example",
  "value",
]);

/**
 * Called for an object, at a JSON Pointer fragment, with what was returned for the object around it.
 *
 * @returns what the objects inside are called with; nothing when they are to be passed over
 */
type Visitor<T> = (value: Raw, pointer: string, around: T) => T | undefined;

/** Calls for every object that means something in OpenAPI, outermost first. */
export function visit<T>(root: unknown, around: T, visitor: Visitor<T>): void {
  inside(root, "#", false, around, visitor);
}

function inside<T>(
  value: unknown,
  pointer: string,
  isMap: boolean,
  around: T,
  visitor: Visitor<T>,
): void {
  if (Array.isArray(value)) {
    for (const item of items(value, pointer))
      inside(item.value, item.pointer, false, around, visitor);
    return;
  }
  if (!isRaw(value)) return;
  const next = isMap ? around : visitor(value, pointer, around);
  if (next === undefined) return;
  eachObject(value, (inner, key) => {
    if (!isMap && (values.has(key) || key.startsWith("x-"))) return;
    // Examples of a schema are a list of values.
    if (!isMap && key === "examples" && Array.isArray(inner)) return;
    inside(inner, join(pointer, key), !isMap && maps.has(key) && isRaw(inner), next, visitor);
  });
}
