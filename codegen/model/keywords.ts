import {
  annotationKeys,
  factKeywords,
  type KeywordFacts,
  schemaKeywords,
  structuralKeys,
  type TypeName,
  typesByKeyword,
} from "../keywords";
import {
  asRaw,
  asList,
  filterValues,
  isOfType,
  isRaw,
  listedValues,
  numeric,
  repeatsIn,
  text,
  type Raw,
} from "../document/document";
import { rulesIn, validationsKey } from "../../src/shared/validation-rules";
import { markdown } from "./markdown";
import type { Note } from "../../src/view/types";
import { proseOf } from "./prose";
import type { Choices, Condition, JsonValue, Schema, SchemaAnnotations } from "./types";
import { readWords } from "./words";
import { readXml } from "./xml";

/** Whether a schema contains any of {@link structuralKeys}. */
export function isStructural(schema: Raw): boolean {
  return Object.keys(schema).some((key) => structuralKeys.has(key));
}

export function hasOwnShape(raw: Raw): boolean {
  return ["properties", "additionalProperties", "patternProperties", "items", "enum", "const"].some(
    (key) => key in raw,
  );
}

export function typesOf(raw: Raw): readonly string[] {
  const type = raw["type"];
  return typeof type === "string" ? [type] : asList(type).map(String);
}

/** Whether a list of types allows a type; an integer is a number, too. */
export function allows(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

/** Returns the types that both lists allow. */
export function sharedTypes(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])].filter(
    (type) => allows(one, type) && allows(other, type),
  );
}

/** Returns a schema of several types reduced to one of them; annotations stay with the whole. */
export function ofType(raw: Raw, type: string): Raw {
  const said = filterValues(raw, (key) => !annotationKeys.has(key));
  return withValues({ ...said, type }, (value) => isOfType(value, type));
}

/** Extensions that name or describe the values of an `enum`, in a parallel list. */
const valueExtensions = [
  "x-enumDescriptions",
  "x-enum-descriptions",
  "x-enum-varnames",
  "x-enumNames",
];

/** Returns the schema with only some values of its `enum`, and the matching entries of the extensions. */
export function withValues(raw: Raw, keeps: (value: unknown) => boolean): Raw {
  const values: unknown = raw["enum"];
  if (!Array.isArray(values)) return raw;
  const kept = (list: readonly unknown[]) => list.filter((_, index) => keeps(values[index]));
  const lists = valueExtensions.flatMap((key) => {
    const list: unknown = raw[key];
    return Array.isArray(list) ? [[key, kept(list)] as const] : [];
  });
  return { ...raw, ...Object.fromEntries(lists), enum: kept(values) };
}

/** Returns the type of a schema without `type`, inferred from keywords and values that only one type has. */
export function inferred(raw: Raw): string | undefined {
  const says = (type: TypeName) => Object.keys(raw).some((key) => typesByKeyword.get(key) === type);
  if (says("object")) return "object";
  if (says("array")) return "array";
  const kinds = new Set(listedValues(raw)?.map((value) => typeof value));
  const [kind] = kinds;
  if (kinds.size === 1 && (kind === "string" || kind === "number" || kind === "boolean"))
    return kind;
  if (says("string")) return "string";
  return says("number") ? "number" : undefined;
}

/** Returns the keywords of a type that a row shows unchanged. */
export function keywordFacts<Type extends TypeName>(raw: Raw, type: Type): KeywordFacts<Type> {
  const facts = factKeywords[type].map((name) => {
    const { holds } = schemaKeywords[name];
    if (holds === "boolean") return [name, raw[name] === true];
    return [name, holds === "number" ? numeric(raw[name]) : text(raw[name])];
  });
  return Object.fromEntries(facts) as KeywordFacts<Type>;
}

export function requiredGroups(raw: Raw, mode: "oneOf" | "anyOf"): Condition | undefined {
  const branches = asList(raw[mode]);
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

export function annotations(raw: Raw, source: string): SchemaAnnotations {
  return {
    title: text(raw["title"]),
    ...readWords(raw),
    default: raw["default"] as JsonValue | undefined,
    examples: asList(raw["examples"]) as readonly JsonValue[],
    readOnly: raw["readOnly"] === true,
    writeOnly: raw["writeOnly"] === true,
    nullable: false,
    notes: [],
    conditions: [],
    xml: readXml(raw),
    source,
  };
}

/** Returns the only branch of a union, where the annotations of the union itself take precedence. */
export function withAnnotations(schema: Schema, base: SchemaAnnotations): Schema {
  const isSaid = (key: string, value: unknown) =>
    key === "default"
      ? value !== undefined && value !== null
      : Array.isArray(value)
        ? value.length > 0
        : value !== undefined && value !== false;
  return { ...schema, ...filterValues({ ...base }, isSaid) };
}

/** Reads the values that a schema lists, with their names and descriptions from extensions, under either spelling. */
export function choices(raw: Raw): Choices {
  const values = listedValues(raw) ?? [];
  const told = raw["x-enumDescriptions"] ?? raw["x-enum-descriptions"];
  const names = raw["x-enum-varnames"] ?? raw["x-enumNames"];
  const repeats = repeatsIn(values);
  const all = values.map((value: unknown, index) => ({
    value: value as JsonValue,
    name: ofValue(names, value, index),
    ...proseOf(markdown(ofValue(told, value, index))),
  }));
  return { const: "const" in raw, enum: all.filter((_, index) => !repeats.has(index)) };
}

/** Returns an extension's text for one value of an `enum`: from a list in the same order, or an object with the values as keys. */
function ofValue(said: unknown, value: unknown, index: number): string | undefined {
  if (Array.isArray(said)) return text(said[index]);
  const key = String(value);
  return isRaw(said) && Object.hasOwn(said, key) ? text(said[key]) : undefined;
}

/** Returns the keywords that no row or chip shows, so that none is lost. */
export function notesOf(raw: Raw, kind: Schema["kind"]): readonly Note[] {
  const notes: Note[] = [];
  const rows = asRaw(raw["properties"]);
  const required = asList(raw["required"]).map(String);
  const elsewhere = required.filter((name) => !Object.hasOwn(rows, name));
  if (elsewhere.length > 0) notes.push({ note: "required", names: elsewhere });
  for (const [property, needs] of Object.entries(asRaw(raw["dependentRequired"]))) {
    if (Array.isArray(needs))
      notes.push({ note: "dependentRequired", property, names: needs.map(String) });
  }
  if (raw["unevaluatedItems"] === false || (raw["items"] === false && "prefixItems" in raw))
    notes.push({ note: "noFurtherItems" });
  if ("additionalProperties" in raw && raw["unevaluatedProperties"] === false)
    notes.push({ note: "noUndescribedProperties" });
  for (const rule of rulesIn(raw[validationsKey])) notes.push({ note: "validation", ...rule });
  const dynamicRef = text(raw["$dynamicRef"]);
  if (dynamicRef !== undefined) notes.push({ note: "dynamicRef", ref: dynamicRef });
  if (["object", "array", "null", "union"].includes(kind)) {
    if ("const" in raw) notes.push({ note: "const", value: raw["const"] as JsonValue });
    else if (Array.isArray(raw["enum"]))
      notes.push({ note: "enum", values: raw["enum"] as JsonValue[] });
  }
  return [...notes, ...ofOtherTypes(raw, kind)];
}

/** Returns notes for a schema without a type: it may constrain values of every type, but the row shows the keywords of one. */
function ofOtherTypes(raw: Raw, kind: Schema["kind"]): readonly Note[] {
  if (typesOf(raw).length > 0) return [];
  const own = kind === "integer" ? "number" : kind;
  const types = ["string", "number", "array", "object"] as const;
  const notes = types.flatMap((type): readonly Note[] => {
    // Keywords with rows of their own, such as `properties`, are not facts.
    const said = factKeywords[type].filter(
      (key) => key in raw && schemaKeywords[key].kind === "assertion",
    );
    if (said.length === 0 || own === type) return [];
    const values = Object.fromEntries(said.map((key) => [key, raw[key] as JsonValue]));
    return [{ note: "ofType", type, keywords: values }];
  });
  const format = own === "string" || own === "number" ? undefined : raw["format"];
  return typeof format === "string" ? [...notes, { note: "format", format }] : notes;
}
