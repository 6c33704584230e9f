import type { JsonValue, TypeRef } from "./types";

/*
 * Ids within a page: `.` precedes a property, `~` a variant, `=` an allowed value. Ids are the same in every locale, because readers
 * share links to them.
 */

/** Turns a name into a part of an id, replacing white space, which ids cannot contain, with `-`. */
function idPart(name: string): string {
  return name.trim().replace(/\s+/g, "-");
}

/** Returns the id of a property: `request.contact` for `request` and `contact`, or just the name if the parent is empty. */
export function joinId(parent: string, name: string): string {
  return parent === "" ? idPart(name) : `${parent}.${idPart(name)}`;
}

/** Returns the id of a variant: `request~Bank-account` for `request` and `Bank account`. */
export function branchId(parent: string, label: string): string {
  return `${parent}~${idPart(label)}`;
}

/** Returns the id of the content of a media type. Ids after the first contain the media type, which keeps them unique. */
export function contentId(parent: string, mediaType: string, index: number): string {
  return index === 0 ? parent : joinId(parent, mediaType);
}

/** Returns the id of an allowed value: `query.status=OPEN` for `query.status` and `OPEN`. */
export function valueId(parent: string, value: JsonValue): string {
  return `${parent}=${valueText(value).replace(/\s+/g, "-")}`;
}

/** Returns a function that makes ids unique by numbering repeated ones from `-2`. */
export function uniqueIds(): (id: string) => string {
  const seen = new Map<string, number>();
  return (id) => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

/** Returns a JSON value as text, with strings unquoted unless that would be ambiguous or invisible. */
export function valueText(value: JsonValue): string {
  if (typeof value !== "string") return JSON.stringify(value);
  const isAmbiguous = /^\s|\s$|^$|^(true|false|null|-?\d+(\.\d+)?([eE][+-]?\d+)?|["[{].*)$/;
  return isAmbiguous.test(value) ? JSON.stringify(value) : value;
}

/** Returns the name of a type for ids, the same in every locale. */
export function typeId(type: TypeRef): string {
  if (typeof type === "string") return type;
  if ("ref" in type) return type.ref;
  if ("array" in type) return `array of ${typeId(type.array)}`;
  if ("map" in type) return `map of ${typeId(type.map)}`;
  if ("or" in type) return type.or.map(typeId).join(" or ");
  return `one of ${type.shapes} shapes`;
}

/** Returns the id of a shape in the list of errors; `undefined` stands for responses without a body. */
export function errorId(type: string | undefined): string {
  return `error-${idPart(type ?? "no-body")}`;
}

/** Returns the ids of examples that are shown together. */
export function exampleIds(at: string, names: readonly string[]): readonly string[] {
  const unique = uniqueIds();
  return names.map((name) => unique(joinId(at, `example.${name}`)));
}

/** Returns what kind of thing the id of a row or section names, judged by the form that this file and `lay-out-page.ts` give it. */
export function kindOfId(id: string): "error" | "example" | "parameter" | "other" {
  if (/(?:^|\.)example\./.test(id)) return "example";
  if (/^(?:path|query|header|cookie|server(?:-\d+)?)\./.test(id)) return "parameter";
  return /^(?:error-.+|response-(?:[45]\w\w|default))$/.test(id) ? "error" : "other";
}
