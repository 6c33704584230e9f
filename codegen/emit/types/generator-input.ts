import { keywordsHolding } from "../../keywords";
import { Lookups } from "../../model/lookups";
import { isRaw, join, mapValues, text, valueAt, type Raw } from "../../spec/document";
import { isBeyondTypes, withPlainReferences } from "./plain-references";
import type { TypeGenerator } from "./type-generators";

const schemaLists = keywordsHolding("schemas");
const schemaMaps = keywordsHolding("schemaMap");
/** Keywords that hold a schema, but for those of which the generators know booleans. */
const singleSchemas: ReadonlySet<string> = new Set(
  [...keywordsHolding("schema")].filter((key) => !/^(additional|unevaluated)/.test(key)),
);

/**
 * A copy of a bundled document for the two type generators, which take less than OpenAPI allows:
 *
 * - They open whatever a `$ref` or an `externalValue` names, over the network too. After bundling, a reference that leaves the
 *   document can only stand in data or in an extension: it is left out.
 * - They know no boolean schemas: `true` becomes `{}`, `false` becomes `{ not: {} }` (JSON Schema 2020-12, 4.3.2).
 * - A discriminator that names a schema points at it instead (OpenAPI 3.1, 4.8.25).
 * - Of a union with a discriminator, the model generator mistakes the values where an `allOf` has it as its only part: the reference
 *   alone says the same.
 * - They mistake a property called like a method of all objects (`constructor`, `hasOwnProperty`) for that method: it gets a mark,
 *   which {@link withoutMarks} takes out of their output.
 * - Parameters of such a name they mistake, too, and openapi-typescript everything that has one.
 * - `nullable` beside a `type` means what it meant in 3.0 in later documents as well, as on the pages.
 * - What a part of an `allOf` says of `null` (`nullable`), the whole says, as on the pages. So does an `enum` without `null` beside it: the
 *   model generator reads there that there is none.
 * - The model generator knows no objects in an `enum`, and openapi-typescript takes the values of one beside `type: object` for schemas: it
 *   is left out.
 * - The model generator takes the `items` after `prefixItems` for one more of these: with a schema for them, it gets a list of any of both.
 * - They know no `components.mediaTypes`: what a reference leads to there stands in its place.
 * - They know no `$dynamicRef`: where the document decides what it means, it is a `$ref`.
 * - An object of which nothing is said vanishes from models that have a variant for sending: `models` is told that it is open.
 *
 * Data of examples may be changed on the way: no type depends on it.
 */
export function generatorInput(root: Raw, generator: TypeGenerator): unknown {
  const schemas = valueAt(root, "#/components/schemas");
  const isSchema = (name: unknown): name is string =>
    typeof name === "string" && isRaw(schemas) && Object.hasOwn(schemas, name);

  const lookups = new Lookups({ root });
  const isVersion30 = String(root["openapi"]).startsWith("3.0");
  const isTaggedUnion = (ref: unknown): boolean => {
    const target = typeof ref === "string" && ref.startsWith("#") ? valueAt(root, ref) : undefined;
    return (
      isRaw(target) && isRaw(target["discriminator"]) && ("oneOf" in target || "anyOf" in target)
    );
  };

  // The model generator finds names of its own for schemas, and a mark would show in them.
  const markedKey = (name: string) => (generator === "paths" ? marked(name) : name);
  const markedReference = (target: unknown) =>
    typeof target === "string" && target.startsWith("#")
      ? target.split("/").map(markedKey).join("/")
      : target;

  function copy(value: unknown, key = ""): unknown {
    if (Array.isArray(value)) {
      if (key === "required")
        return value.map((name) => (typeof name === "string" ? marked(name) : name));
      return value.map((item) => copy(schemaLists.has(key) ? asObject(item) : item));
    }
    if (!isRaw(value)) return singleSchemas.has(key) ? asObject(value) : value;
    const ref = value["$ref"];
    if (typeof ref === "string" && !ref.startsWith("#")) return {};
    if (typeof ref === "string" && ref.startsWith("#/components/mediaTypes/"))
      return copy(valueAt(root, ref));
    const { $dynamicRef, ...beside } = value;
    const meant = lookups.dynamicTarget(text($dynamicRef));
    if (meant !== undefined) return copy({ ...beside, $ref: meant });
    const [only] = Object.keys(value).length === 1 ? partsOf(value) : [];
    if (isRaw(only) && isTaggedUnion(only["$ref"])) return copy(only);
    const isMap = schemaMaps.has(key);
    const pairs = Object.entries(value)
      .filter(([name, item]) => name !== "externalValue" || typeof item !== "string")
      // Names of properties are no keywords.
      .map(([name, item]) =>
        isMap ? [marked(name), copy(asObject(item))] : [markedKey(name), copy(item, name)],
      );
    const result = Object.fromEntries(pairs) as Record<string, unknown>;
    if (typeof ref === "string") result["$ref"] = markedReference(ref);
    if (key === "discriminator" && isRaw(result["mapping"]))
      result["mapping"] = mapValues(result["mapping"], (target) =>
        markedReference(isSchema(target) ? join("#/components/schemas", target) : target),
      );
    if (typeof result["in"] === "string" && typeof result["name"] === "string")
      result["name"] = marked(result["name"]);
    const isOrNull = result["nullable"] === true || hasNullablePart(value);
    if (isOrNull && isVersion30) result["nullable"] = true;
    if (isOrNull && !isVersion30) {
      delete result["nullable"];
      if (typeof result["type"] === "string") result["type"] = [result["type"], "null"];
      else if (["$ref", "allOf", "anyOf", "oneOf"].some((name) => name in result))
        return { anyOf: [result, { type: "null" }] };
    }
    if (generator === "models" && isBareObject(result)) result["additionalProperties"] = true;
    const { prefixItems, items } = result;
    if (generator === "models" && Array.isArray(prefixItems) && items !== undefined) {
      delete result[isRaw(value["items"]) ? "prefixItems" : "items"];
      if (isRaw(value["items"]))
        result["items"] = { anyOf: [...(prefixItems as unknown[]), items] };
    }
    if (Array.isArray(result["enum"])) {
      const values = enumFor(generator, result, result["enum"]);
      if (values) result["enum"] = values;
      else delete result["enum"];
    }
    return result;
  }

  const isPlainEnough = generator === "paths" && !isBeyondTypes(root);
  return copy(isPlainEnough ? root : withPlainReferences(root));
}

/** Of the private use area: nobody's letter, and so in no name. */
const mark = "\uE000";

function marked(name: string): string {
  return name in Object.prototype ? name + mark : name;
}

/** Takes the marks out of what a type generator has written, as the letter or as its escape. */
export function withoutMarks(source: string): string {
  return source.replace(/(?:\uE000|\\uE000)(?=["']?(?:\??:|\]))/g, "");
}

/** Keywords by which the model generator sees that an object has members. */
const memberKeys = [...keywordsHolding("schema", "schemas", "schemaMap")].filter(
  (key) => key !== "$defs" && key !== "not",
);

function isBareObject(schema: Raw): boolean {
  const says = (key: string) => !(isRaw(schema[key]) && Object.keys(schema[key]).length === 0);
  return schema["type"] === "object" && !memberKeys.some((key) => key in schema && says(key));
}

/** The `enum` of a schema as a generator reads it right; nothing where it could not. */
function enumFor(
  generator: TypeGenerator,
  schema: Raw,
  values: readonly unknown[],
): readonly unknown[] | undefined {
  if (generator === "paths") return schema["type"] === "object" ? undefined : values;
  if (values.some(isRaw)) return undefined;
  return isNullable(schema) && !values.includes(null) ? [...values, null] : values;
}

function isNullable(schema: Raw): boolean {
  const { type, nullable } = schema;
  return nullable === true || (Array.isArray(type) && type.includes("null"));
}

/** Whether a part of an `allOf` that has no name says `nullable`: the pages say it of the whole. */
function hasNullablePart({ allOf }: Raw): boolean {
  return Array.isArray(allOf) && allOf.some((part) => isRaw(part) && part["nullable"] === true);
}

/** The schemas of an `allOf`, when there is one of them. */
function partsOf(schema: Raw): readonly unknown[] {
  const parts = schema["allOf"];
  return Array.isArray(parts) && parts.length === 1 ? parts : [];
}

function asObject(schema: unknown): unknown {
  if (schema === true) return {};
  return schema === false ? { not: {} } : schema;
}
