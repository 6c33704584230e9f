import { fieldsHolding } from "../keywords";
import { eachObject, isRaw, items, join, type Raw } from "./document";

const mapFields = fieldsHolding("map", "schemaMap");
const dataFields = fieldsHolding("value", "values");

/** Whether the keys of a field's value are names that the author chose, not keywords. */
export function isMap(key: string, value: unknown): boolean {
  return mapFields.has(key) && isRaw(value);
}

/** Whether a field holds data, in which no key means anything. */
export function isData(key: string, value: unknown): boolean {
  return key.startsWith("x-") || (dataFields.has(key) && !isMap(key, value));
}

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
  isInMap: boolean,
  around: T,
  visitor: Visitor<T>,
): void {
  if (Array.isArray(value)) {
    for (const item of items(value, pointer))
      inside(item.value, item.pointer, false, around, visitor);
    return;
  }
  if (!isRaw(value)) return;
  const next = isInMap ? around : visitor(value, pointer, around);
  if (next === undefined) return;
  eachObject(value, (inner, key) => {
    if (!isInMap && isData(key, inner)) return;
    inside(inner, join(pointer, key), !isInMap && isMap(key, inner), next, visitor);
  });
}
