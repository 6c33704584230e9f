import {
  isRaw,
  join,
  nameOf,
  text,
  type Place,
  type Raw,
  type SpecDocument,
} from "../spec/document";

/**
 * Takes `null` out of a schema: `type: [T, "null"]`, 3.0 `nullable: true`, a `null` branch of a union, `null` in an `enum`.
 *
 * @returns the schema without it, and whether it was there
 */
export function withoutNull(raw: Raw): { readonly raw: Raw; readonly nullable: boolean } {
  const result: Record<string, unknown> = { ...raw };
  let nullable = raw["nullable"] === true;
  const type = raw["type"];
  if (Array.isArray(type) && type.includes("null") && type.length > 1) {
    result["type"] =
      type.length === 2
        ? type.find((name) => name !== "null")
        : type.filter((name) => name !== "null");
    nullable = true;
  }
  for (const mode of ["oneOf", "anyOf"] as const) {
    const branches = raw[mode];
    if (!Array.isArray(branches)) continue;
    const rest = branches.filter(
      (branch: unknown) => !(isRaw(branch) && branch["type"] === "null"),
    );
    if (rest.length > 0 && rest.length < branches.length) {
      result[mode] = rest;
      nullable = true;
    }
  }
  if (nullable && Array.isArray(raw["enum"]))
    result["enum"] = raw["enum"].filter((value) => value !== null);
  return { raw: result, nullable };
}

/** An `allOf` taken apart (JSON Schema 2020-12, 10.2.1.1). */
interface Merged {
  /** Keywords of the schema itself and of its unnamed parts, in one object. */
  readonly raw: Raw;
  /** Named object schemas whose rows belong to this one. */
  readonly includes: readonly string[];
  /** Parts that hold a second union or condition, which one object cannot hold. */
  readonly rest: readonly Place<Raw>[];
  readonly notes: readonly string[];
}

const compositional = ["oneOf", "anyOf", "not", "if"];

/**
 * Merges the parts of an `allOf`. A named object is not copied: it is included by name. Anything else becomes part of one schema;
 * where two parts state the same keyword, properties and required names are united and the later part wins otherwise.
 */
export function mergeAllOf(schema: Raw, pointer: string, document: SpecDocument): Merged {
  const includes: string[] = [];
  const rest: Place<Raw>[] = [];
  const notes: string[] = [];
  let merged: Raw = {};

  const add = (part: Raw, at: string): void => {
    if (compositional.some((key) => key in part && key in merged)) {
      const split = Object.entries(part);
      rest.push({
        value: Object.fromEntries(split.filter(([key]) => compositional.includes(key))),
        pointer: at,
      });
      part = Object.fromEntries(split.filter(([key]) => !compositional.includes(key)));
    }
    merged = unite(merged, part);
  };
  const visit = (value: unknown, at: string, seen: ReadonlySet<string>): void => {
    if (!isRaw(value)) return;
    const ref = text(value["$ref"]);
    if (ref !== undefined) {
      const { $ref: _, ...beside } = value;
      if (seen.has(ref)) return;
      const name = nameOf(ref);
      const target = document.resolve({ value: { $ref: ref }, pointer: at });
      if (name !== undefined && isObjectLike(target.value, document)) includes.push(name);
      else visit(target.value, target.pointer, new Set([...seen, ref]));
      add(beside, at);
      return;
    }
    const { allOf, ...own } = value;
    if (Array.isArray(allOf))
      allOf.forEach((part, index) => visit(part, join(at, "allOf", index), seen));
    add(own, at);
  };
  visit(schema, pointer, new Set());

  const names = new Set(Object.keys(isRaw(merged["properties"]) ? merged["properties"] : {}));
  const required = Array.isArray(merged["required"]) ? merged["required"].map(String) : [];
  const inherited = includes.length > 0 ? required.filter((name) => !names.has(name)) : [];
  if (inherited.length > 0) {
    notes.push(`Required here: ${inherited.join(", ")}.`);
    const own = required.filter((name) => names.has(name));
    const { required: _, ...others } = merged;
    merged = own.length > 0 ? { ...others, required: own } : others;
  }
  return { raw: merged, includes, rest, notes };
}

function isObjectLike(value: unknown, document: SpecDocument): boolean {
  if (!isRaw(value)) return false;
  if (value["type"] === "object" || isRaw(value["properties"])) return true;
  for (const key of ["allOf", "oneOf", "anyOf"]) {
    const [part] = Array.isArray(value[key]) ? value[key] : [];
    if (part !== undefined) {
      // One step is enough: what it leads to is read with care for circles elsewhere.
      const target = document.resolve({ value: part, pointer: "" }).value;
      return (
        isRaw(target) &&
        (target["type"] === "object" || isRaw(target["properties"]) || "allOf" in target)
      );
    }
  }
  return false;
}

function unite(a: Raw, b: Raw): Raw {
  const result: Record<string, unknown> = { ...a, ...b };
  if (isRaw(a["properties"]) && isRaw(b["properties"])) {
    result["properties"] = { ...a["properties"], ...b["properties"] };
  }
  if (Array.isArray(a["required"]) && Array.isArray(b["required"])) {
    result["required"] = [...new Set([...a["required"], ...b["required"]])];
  }
  return result;
}
