import type { JsonValue, TypeRef } from "./types";

/*
 * Ids of a page: `.` leads to a member, `~` to a branch, `=` to an allowed value. Readers share links to them, so that they never
 * depend on the locale.
 */

/** A name as a part of an id. White space, which ids cannot hold, becomes `-`. */
function idPart(name: string): string {
  return name.trim().replace(/\s+/g, "-");
}

/** The id of a member: `request` and `contact` give `request.contact`; without a parent, the name alone. */
export function joinId(parent: string, name: string): string {
  return parent === "" ? idPart(name) : `${parent}.${idPart(name)}`;
}

/** The id of one branch of `parent`: `request` and `Bank account` give `request~Bank-account`. */
export function branchId(parent: string, label: string): string {
  return `${parent}~${idPart(label)}`;
}

/** The id of one allowed value of `parent`: `query.status` and `OPEN` give `query.status=OPEN`. */
export function valueId(parent: string, value: JsonValue): string {
  return `${parent}=${valueText(value).replace(/\s+/g, "-")}`;
}

/** Makes ids of one list unique: the second of one id ends in `-2`. */
export function uniqueIds(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

/** A JSON value as a reader writes it: strings bare, unless that would read as another value or as nothing. */
export function valueText(value: JsonValue): string {
  if (typeof value !== "string") return JSON.stringify(value);
  const readsAsOther = /^\s|\s$|^$|^(true|false|null|-?\d+(\.\d+)?([eE][+-]?\d+)?|["[{].*)$/;
  return readsAsOther.test(value) ? JSON.stringify(value) : value;
}

/** The neutral name of a type, for ids of what is called by its type. */
export function typeId(type: TypeRef): string {
  if (typeof type === "string") return type;
  if ("ref" in type) return type.ref;
  if ("array" in type) return `array of ${typeId(type.array)}`;
  if ("map" in type) return `map of ${typeId(type.map)}`;
  if ("or" in type) return type.or.map(typeId).join(" or ");
  return `one of ${type.shapes} shapes`;
}

/** The id of a shape in the catalogue of errors; absent type: responses without a body. */
export function errorId(type: string | undefined): string {
  return `error-${idPart(type ?? "no-body")}`;
}

/** The ids of examples that are shown together. */
export function exampleIds(at: string, names: readonly string[]): readonly string[] {
  const unique = uniqueIds();
  return names.map((name) => unique(joinId(at, `example.${name}`)));
}
