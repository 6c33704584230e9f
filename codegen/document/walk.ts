import { fieldsHolding } from "../keywords";
import { eachObject, isRaw, items, join, type Raw } from "./document";

const mapFields = fieldsHolding("map", "schemaMap");
const dataFields = fieldsHolding("value", "values");

/** Whether the keys of a field's value are names that the author chose, not keywords. */
export function isMap(key: string, value: unknown): boolean {
  return mapFields.has(key) && isRaw(value);
}

/** Whether a field contains data, where keys have no meaning. */
export function isData(key: string, value: unknown): boolean {
  return key.startsWith("x-") || isValue(key, value);
}

/** Whether a field holds a value of the API, such as an example. An extension may hold a schema to which a reference leads. */
export function isValue(key: string, value: unknown): boolean {
  return dataFields.has(key) && !isMap(key, value);
}

/**
 * Called for an object, at a JSON Pointer fragment, with the result for the object around it.
 *
 * @returns the argument for the objects inside; `undefined` to skip them
 */
type Visitor<T> = (value: Raw, pointer: string, around: T) => T | undefined;

/** Calls back for every object that has a meaning in OpenAPI, outermost first. @param isInMap whether keys of `value` are names */
export function visit<T>(
  value: unknown,
  around: T,
  visitor: Visitor<T>,
  pointer = "#",
  isInMap = false,
): void {
  for (const item of items(value, pointer)) visit(item.value, around, visitor, item.pointer);
  if (!isRaw(value)) return;
  const next = isInMap ? around : visitor(value, pointer, around);
  if (next === undefined) return;
  eachObject(value, (inner, key) => {
    if (!isInMap && isData(key, inner)) return;
    visit(inner, next, visitor, join(pointer, key), !isInMap && isMap(key, inner));
  });
}
