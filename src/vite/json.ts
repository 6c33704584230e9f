/** A value of a JSON document. */
export type Json = JsonObject | readonly Json[] | string | number | boolean | null;

/** An object of a JSON document. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Whether a value is an object, and no array. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value where it is an object, else an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The objects of a list; none where it is no list. */
export function objectsOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The value where it is a text. */
export function stringOf(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
