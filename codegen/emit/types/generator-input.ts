import { absentIn, annotationKeys, keywordsHolding } from "../../keywords";
import { deepestOverride, mergeAllOf, partsOf } from "../../model/compose";
import { isStructural } from "../../model/keywords";
import { Lookups } from "../../model/lookups";
import { targetOf } from "../../document/discriminator";
import {
  asList,
  asRaw,
  filterValues,
  isRaw,
  mapValues,
  SpecDocument,
  text,
  valueAt,
  type Raw,
} from "../../document/document";
import { createTypeLimits } from "./type-limits";
import { Tags } from "./tags";
import { isBeyondTypes, withPlainReferences } from "./plain-references";
import type { TypeGenerator } from "./type-generators";

const schemaLists = keywordsHolding("schemas");
const schemaMaps = keywordsHolding("schemaMap");
/** Keywords with one schema, except those for which the generators support booleans. */
const singleSchemas: ReadonlySet<string> = new Set(
  [...keywordsHolding("schema")].filter((key) => !/^(additional|unevaluated)/.test(key)),
);

/**
 * Returns a copy of a bundled document for the two type generators, which support less than OpenAPI allows:
 *
 * - They open whatever a `$ref` or an `externalValue` names, even over the network. After bundling, a reference to another file can only be
 *   in data or in an extension: it is left out.
 * - They do not support boolean schemas: `true` becomes `{}`, `false` becomes `{ not: {} }` (JSON Schema 2020-12, 4.3.2).
 * - A discriminator that names a schema points at it instead (OpenAPI 3.1, 4.8.25).
 * - The model generator gets the values of a discriminator wrong if its union is a part of an `allOf`, if schemas extend each other twice, and
 *   in models for sending: `models` gets the values as parts of the variants, and of the schemas that extend the base, instead.
 * - The model generator takes the keywords of a property `__proto__` for properties: it is left out.
 * - The model generator does not support objects in an `enum`, and openapi-typescript takes the values of an `enum` next to `type: object`
 *   for schemas: it is left out.
 * - The model generator takes the `items` after `prefixItems` for one more of these: if `items` is a schema, it gets a list of any of both.
 * - They do not support `components.mediaTypes`: a reference there is replaced by its target.
 * - They disagree about an `enum` next to a `const`, which says more: it is left out.
 * - The model generator ignores `null` in an `enum` without a type: it becomes a variant.
 * - They ignore keywords next to a `$ref`, which apply in addition since 3.1: the reference becomes a part of an `allOf`.
 * - They do not support `$dynamicRef`: if its target is known statically, it becomes a `$ref`.
 * - If a part of an `allOf` makes a property of another part read-only, or write-only, types of the parts cannot say so: they are merged.
 * - They make a property required only if its own part of an `allOf` does: the others become a part of their own.
 * - TypeScript cannot represent an intersection of large unions, or a union that contains itself: any value is allowed instead.
 * - An object without further keywords vanishes from models with a variant for sending: for `models`, it is declared open.
 *
 * This may change the data of examples, but no type depends on it.
 */
export function generatorInput(root: Raw, generator: TypeGenerator): unknown {
  const lookups = new Lookups({ root });
  const isPlainEnough = generator === "paths" && !isBeyondTypes(root);
  const plain = isPlainEnough ? root : withPlainReferences(root);
  const document = new SpecDocument(plain, "", new Map());
  const isBeyondTypeScript = createTypeLimits(plain);
  const tags = generator === "models" ? new Tags(document, lookups) : undefined;

  let depth = 0;
  function copy(value: unknown, key = ""): unknown {
    if (Array.isArray(value))
      return value.map((item) => copy(schemaLists.has(key) ? asObject(item) : item));
    if (!isRaw(value)) return singleSchemas.has(key) ? asObject(value) : value;
    if (("allOf" in value || "$ref" in value) && isBeyondTypeScript(value)) return {};
    const tagged = tags?.asParts(value);
    if (tagged) return copy(tagged, key);
    const needed =
      "allOf" in value && !("$ref" in value) ? requiredElsewhere(value, document) : undefined;
    if (needed) return copy({ ...value, allOf: [...asList(value["allOf"]), needed] }, key);
    const whole =
      "allOf" in value && depth < deepestOverride
        ? mergedIfPartsDisagree(value, document)
        : undefined;
    if (whole) {
      depth += 1;
      const result = copy(whole, key);
      depth -= 1;
      return result;
    }
    const ref = value["$ref"];
    if (typeof ref === "string" && !ref.startsWith("#")) return {};
    if (typeof ref === "string" && ref.startsWith("#/components/mediaTypes/"))
      return copy(valueAt(root, ref));
    const { $dynamicRef, ...beside } = value;
    const meant = lookups.dynamicTarget(text($dynamicRef));
    if (meant !== undefined) return copy({ ...beside, $ref: meant });
    if (
      isStructural(value) &&
      typeof ref === "string" &&
      !/^#\/components\/(?!schemas\/)/.test(ref)
    ) {
      const { $ref, allOf, ...rest } = value;
      return copy({ ...rest, allOf: [{ $ref }, ...asList(allOf)] });
    }
    const isMap = schemaMaps.has(key);
    const pairs = Object.entries(value)
      .filter(([name, item]) => !(name === "externalValue" && typeof item === "string"))
      .filter(([name]) => name !== "__proto__")
      // Names of properties are not keywords.
      .map(([name, item]) => [name, isMap ? copy(asObject(item)) : copy(item, name)]);
    const result = Object.fromEntries(pairs) as Record<string, unknown>;
    if (key === "discriminator" && isRaw(result["mapping"]))
      result["mapping"] = mapValues(result["mapping"], targetOf);
    if (generator === "models" && isBareObject(result)) result["additionalProperties"] = true;
    const rest = "items" in result ? "items" : "unevaluatedItems";
    const { prefixItems, [rest]: items } = result;
    if (generator === "models" && Array.isArray(prefixItems) && items !== undefined) {
      delete result[isRaw(value[rest]) ? "prefixItems" : rest];
      if (isRaw(value[rest])) result["items"] = { anyOf: [...(prefixItems as unknown[]), items] };
    }
    if (!isMap && "const" in result) delete result["enum"];
    if (Array.isArray(result["enum"])) {
      const values: readonly unknown[] = result["enum"];
      const isRead = generator === "models" ? !values.some(isRaw) : result["type"] !== "object";
      if (!isRead) delete result["enum"];
      else if (generator === "models" && values.includes(null) && !("type" in result)) {
        const typed = values.filter((one) => one !== null);
        return {
          anyOf: [...(typed.length > 0 ? [{ ...result, enum: typed }] : []), { type: "null" }],
        };
      }
    }
    return result;
  }

  return copy(plain);
}

function hasFlag(name: string, flag: string): (properties: Raw) => boolean {
  return (properties) => asRaw(properties[name])[flag] === true;
}

/** Returns a part with the properties of an `allOf` that only other parts than their own require. */
function requiredElsewhere(schema: Raw, document: SpecDocument): Raw | undefined {
  // The generators themselves read `required` next to `properties`, and the types of references say what these require.
  const known = asList(schema["allOf"])
    .filter((part) => "$ref" in asRaw(part))
    .map(asRaw);
  const own = "properties" in schema ? schema["required"] : undefined;
  const parts = partsOf(schema, document);
  const said = [own, ...known.map((part) => namesRequiredApart(partsOf(part, document)))];
  const names = namesRequiredApart(parts).filter(
    (name) => !said.some((list) => asList(list).includes(name)),
  );
  if (names.length === 0) return undefined;
  const flagsOf = (name: string) =>
    Object.values(absentIn).filter((flag) =>
      parts.some(({ properties }) => hasFlag(name, flag)(asRaw(properties))),
    );
  const properties = names.map((name) => [
    name,
    Object.fromEntries(flagsOf(name).map((flag) => [flag, true])),
  ]);
  return { type: "object", required: names, properties: Object.fromEntries(properties) };
}

/** Returns the names of properties that some part requires, but none that has them. */
function namesRequiredApart(parts: readonly Raw[]): readonly string[] {
  const isRequiredBy = (name: string) => (part: Raw) => asList(part["required"]).includes(name);
  const names = new Set(parts.flatMap(({ required }) => asList(required)).map(String));
  return [...names].filter((name) => {
    const own = parts.filter(({ properties }) => Object.hasOwn(asRaw(properties), name));
    return own.length > 0 && !own.some(isRequiredBy(name));
  });
}

/** Merges an `allOf` if not all parts with a property say that it is read-only, or write-only; otherwise returns `undefined`. */
function mergedIfPartsDisagree(schema: Raw, document: SpecDocument): Raw | undefined {
  const parts = partsOf(schema, document).map(({ properties }) => asRaw(properties));
  const isHidden = (name: string) =>
    Object.values(absentIn).some(
      (flag) =>
        parts.some(hasFlag(name, flag)) &&
        !parts.filter((part) => Object.hasOwn(part, name)).every(hasFlag(name, flag)),
    );
  if (!parts.flatMap(Object.keys).some(isHidden)) return undefined;
  const { raw, rest } = mergeAllOf(schema, "", document, "flat");
  // Words about the parts are not about the whole.
  const words = filterValues(schema, (key) => annotationKeys.has(key));
  const isShape = (key: string) => key !== "discriminator" && !annotationKeys.has(key);
  const merged = { ...words, ...filterValues(raw, isShape) };
  return rest.length > 0 ? { ...merged, allOf: rest.map(({ value }) => value) } : merged;
}

/** Keywords that tell the model generator that an object has members. */
const memberKeys = [...keywordsHolding("schema", "schemas", "schemaMap")].filter(
  (key) => key !== "$defs" && key !== "not",
);

function isBareObject(schema: Raw): boolean {
  const says = (key: string) => !(isRaw(schema[key]) && Object.keys(schema[key]).length === 0);
  return schema["type"] === "object" && !memberKeys.some((key) => key in schema && says(key));
}

function asObject(schema: unknown): unknown {
  if (schema === true) return {};
  return schema === false ? { not: {} } : schema;
}
