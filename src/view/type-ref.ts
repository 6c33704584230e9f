import type { TypeRef } from "./types";

/** The named schema that a value is, or that its items are: `Class` of `array of Class`. */
export function refIn(type: TypeRef): string | undefined {
  if (typeof type === "string") return undefined;
  if ("ref" in type) return type.ref;
  return "array" in type ? refIn(type.array) : undefined;
}

/** Whether a line that says the type names the schema: as the type, as what it consists of, or as one of several. */
export function states(type: TypeRef | undefined, name: string): boolean {
  if (type === undefined || typeof type === "string") return false;
  if ("ref" in type) return type.ref === name;
  if ("array" in type) return states(type.array, name);
  if ("map" in type) return states(type.map, name);
  return "or" in type && type.or.some((one) => states(one, name));
}

/** Whether two lines say the same type. */
export function sameType(one: TypeRef, other: TypeRef | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Every named schema in a type, in reading order. */
export function namesIn(type: TypeRef): readonly string[] {
  if (typeof type === "string" || "shapes" in type) return [];
  if ("ref" in type) return [type.ref];
  if ("array" in type) return namesIn(type.array);
  return "map" in type ? namesIn(type.map) : type.or.flatMap(namesIn);
}
