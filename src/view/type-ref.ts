import type { TypeRef } from "./types";

/** Returns the named schema of a value or of its items: `Class` for `array of Class`. */
export function refIn(type: TypeRef): string | undefined {
  if (typeof type === "string") return undefined;
  if ("ref" in type) return type.ref;
  return "array" in type ? refIn(type.array) : undefined;
}

/** Whether a type mentions a named schema. */
export function mentions(type: TypeRef | undefined, name: string): boolean {
  return type !== undefined && namesIn(type).includes(name);
}

/** Whether two types are equal. */
export function sameType(one: TypeRef, other: TypeRef | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the named schemas in a type, in reading order. */
export function namesIn(type: TypeRef): readonly string[] {
  if (typeof type === "string" || "shapes" in type) return [];
  if ("ref" in type) return [type.ref];
  if ("array" in type) return namesIn(type.array);
  return "map" in type ? namesIn(type.map) : type.or.flatMap(namesIn);
}
