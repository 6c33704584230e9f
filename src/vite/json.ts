/** A value of a JSON document. */
export type Json = JsonObject | readonly Json[] | string | number | boolean | null;

/** An object of a JSON document. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Whether a value is an object and not an array. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
