import { isRaw, numeric, text, type Raw } from "../spec/document";
import { deprecationOf } from "./deprecation";
import { markdown } from "./markdown";
import type { Condition, EnumValue, JsonValue, Schema, SchemaAnnotations } from "./types";

/** Keywords that change what is valid; the others only comment on it. */
export const structuralKeys: ReadonlySet<string> = new Set([
  "type",
  "properties",
  "required",
  "additionalProperties",
  "unevaluatedProperties",
  "patternProperties",
  "propertyNames",
  "minProperties",
  "maxProperties",
  "items",
  "prefixItems",
  "minItems",
  "maxItems",
  "uniqueItems",
  "contains",
  "enum",
  "const",
  "format",
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "dependentRequired",
  "dependentSchemas",
]);

/** Keywords that only comment (JSON Schema validation 9). */
const annotationKeys: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "example",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
]);

export function hasOwnShape(raw: Raw): boolean {
  return ["properties", "additionalProperties", "patternProperties", "items", "enum", "const"].some(
    (key) => key in raw,
  );
}

export function typesOf(raw: Raw): readonly string[] {
  const type = raw["type"];
  return typeof type === "string" ? [type] : Array.isArray(type) ? type.map(String) : [];
}

/** What a schema of several types says of one of them; what it says of the whole stays with the whole. */
export function ofType(raw: Raw, type: string): Raw {
  const said = Object.entries(raw).filter(([key]) => !annotationKeys.has(key));
  const result: Record<string, unknown> = { ...Object.fromEntries(said), type };
  if (Array.isArray(raw["enum"]))
    result["enum"] = raw["enum"].filter((value) => isOfType(value, type));
  return result;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  return type === "object" ? isRaw(value) : typeof value === type;
}

export function inferred(raw: Raw): string | undefined {
  if (
    [
      "properties",
      "additionalProperties",
      "patternProperties",
      "required",
      "minProperties",
      "maxProperties",
    ].some((key) => key in raw)
  )
    return "object";
  if ("items" in raw || "prefixItems" in raw) return "array";
  const values = "const" in raw ? [raw["const"]] : Array.isArray(raw["enum"]) ? raw["enum"] : [];
  const kinds = new Set(values.map((value) => typeof value));
  const [kind] = kinds;
  if (kinds.size === 1 && (kind === "string" || kind === "number" || kind === "boolean"))
    return kind;
  if (["pattern", "minLength", "maxLength"].some((key) => key in raw)) return "string";
  if (["minimum", "maximum", "multipleOf"].some((key) => key in raw)) return "number";
  return undefined;
}

export function requiredGroups(raw: Raw, mode: "oneOf" | "anyOf"): Condition | undefined {
  const branches = Array.isArray(raw[mode]) ? raw[mode] : [];
  const groups = branches.map((branch: unknown) =>
    isRaw(branch) &&
    Array.isArray(branch["required"]) &&
    Object.keys(branch).every((key) => key === "required" || key === "title")
      ? branch["required"].map(String)
      : undefined,
  );
  return groups.length > 0 && groups.every((group) => group !== undefined)
    ? { kind: "required", mode, groups: groups as string[][] }
    : undefined;
}

export function discriminatorOf(raw: Raw): string | undefined {
  return isRaw(raw["discriminator"]) ? text(raw["discriminator"]["propertyName"]) : undefined;
}

export function annotations(raw: Raw, source: string): SchemaAnnotations {
  const examples = Array.isArray(raw["examples"]) ? (raw["examples"] as JsonValue[]) : [];
  return {
    title: text(raw["title"]),
    description: markdown(text(raw["description"])),
    default: raw["default"] as JsonValue | undefined,
    examples: raw["example"] === undefined ? examples : [raw["example"] as JsonValue, ...examples],
    deprecated: raw["deprecated"] === true,
    deprecation: deprecationOf(raw),
    readOnly: raw["readOnly"] === true,
    writeOnly: raw["writeOnly"] === true,
    nullable: raw["nullable"] === true,
    notes: [],
    conditions: [],
    source,
  };
}

/** The only branch of a union, with what the union itself says on top. */
export function over(schema: Schema, base: SchemaAnnotations): Schema {
  return {
    ...schema,
    title: base.title ?? schema.title,
    description: base.description.length > 0 ? base.description : schema.description,
    default: base.default ?? schema.default,
    examples: base.examples.length > 0 ? base.examples : schema.examples,
    deprecated: base.deprecated || schema.deprecated,
    deprecation: base.deprecation.length > 0 ? base.deprecation : schema.deprecation,
    readOnly: base.readOnly || schema.readOnly,
    writeOnly: base.writeOnly || schema.writeOnly,
    nullable: base.nullable || schema.nullable,
  };
}

export function choices(raw: Raw): {
  readonly enum: readonly EnumValue[];
  readonly const: boolean;
} {
  const single = "const" in raw;
  const values = single ? [raw["const"]] : Array.isArray(raw["enum"]) ? raw["enum"] : [];
  const told = raw["x-enumDescriptions"] ?? raw["x-enum-descriptions"];
  return {
    const: single,
    enum: values.map((value: unknown, index) => ({
      value: value as JsonValue,
      description: markdown(
        isRaw(told)
          ? text(told[String(value)])
          : Array.isArray(told)
            ? text(told[index])
            : undefined,
      ),
    })),
  };
}

/** OpenAPI 3.0 writes exclusive bounds as a flag beside the bound. */
export function bounds(raw: Raw) {
  const minimum = numeric(raw["minimum"]);
  const maximum = numeric(raw["maximum"]);
  const above = raw["exclusiveMinimum"] === true;
  const below = raw["exclusiveMaximum"] === true;
  return {
    minimum: above ? undefined : minimum,
    maximum: below ? undefined : maximum,
    exclusiveMinimum: above ? minimum : numeric(raw["exclusiveMinimum"]),
    exclusiveMaximum: below ? maximum : numeric(raw["exclusiveMaximum"]),
  };
}

/** Keywords that no row shows otherwise, said in words so that none is lost. */
export function notesOf(raw: Raw): readonly string[] {
  const notes: string[] = [];
  const rows = isRaw(raw["properties"]) ? raw["properties"] : {};
  const required = Array.isArray(raw["required"]) ? raw["required"].map(String) : [];
  const elsewhere = required.filter((name) => !Object.hasOwn(rows, name));
  if (elsewhere.length > 0) notes.push(`Required here: ${elsewhere.join(", ")}.`);
  for (const [name, needs] of Object.entries(
    isRaw(raw["dependentRequired"]) ? raw["dependentRequired"] : {},
  )) {
    if (Array.isArray(needs))
      notes.push(`When ${name} is present, ${needs.join(" and ")} must be present too.`);
  }
  if (isRaw(raw["propertyNames"]))
    notes.push(`Property names must match ${JSON.stringify(raw["propertyNames"])}.`);
  if ("contains" in raw)
    notes.push(
      `At least ${numeric(raw["minContains"]) ?? 1} item must match ${JSON.stringify(raw["contains"])}.`,
    );
  if (isRaw(raw["dependentSchemas"]))
    notes.push(
      `Further rules apply when one of ${Object.keys(raw["dependentSchemas"]).join(", ")} is present.`,
    );
  if (raw["unevaluatedItems"] === false) notes.push("No further items are allowed.");
  return notes;
}
