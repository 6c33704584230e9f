import { absentIn, annotationKeys, fieldsHolding, structuralKeys } from "../keywords";
import {
  asList,
  filterValues,
  isObject,
  isRaw,
  listedValues,
  mapShared,
  numeric,
  type Raw,
  tokensOf,
  join,
  valueAt,
} from "./document";
import { isData, isMap } from "./walk";

const schemaFields = fieldsHolding("schema", "schemas");
const schemaMapFields = fieldsHolding("schemaMap");

/**
 * Returns a bundled document in which every schema has the form of OpenAPI 3.1 and 3.2, JSON Schema 2020-12:
 *
 * - `nullable: true` becomes `null` in `type` and `enum`. If there is no type, or if another keyword would still forbid it, the schema
 *   becomes a variant: `anyOf: [schema, { type: "null" }]`.
 * - A boolean `exclusiveMinimum` or `exclusiveMaximum` becomes the bound itself.
 * - A type `null` that the values next to it rule out is left out.
 * - `example`, and an object of named `examples`, become a list.
 * - The formats `binary` and `byte` become the keywords of 3.1 for content ("Migrating Binary Descriptions").
 * - Keywords next to a `$ref`, which 3.0 ignores (4.7.23), are left out: later versions apply them.
 * - `readOnly` and `writeOnly` of a referenced schema, or of a part of an `allOf`, are repeated next to it: they apply wherever they are said
 *   (JSON Schema 2020-12 validation, 9.4).
 *
 * Authors also use the form of 3.0 in later versions; it has the same meaning there.
 */
export function inOneDialect(root: Raw): Raw {
  const isOld = String(root["openapi"]).startsWith("3.0");

  function convert(value: unknown, isSchema: boolean, isInMap = false): unknown {
    if (!isObject(value)) return value;
    const isKeyword = isRaw(value) && !isInMap;
    const own =
      isSchema && isKeyword ? withContent(schemaIn(withFlags(value, root), isOld)) : value;
    return mapShared(own, (inner, key) => {
      if (!isKeyword) return convert(inner, isSchema);
      if (isData(key, inner)) return inner;
      const holdsMap = isMap(key, inner);
      return convert(inner, (holdsMap ? schemaMapFields : schemaFields).has(key), holdsMap);
    });
  }
  const whole = convert(root, false) as Raw;
  return isOld ? { ...whole, openapi: "3.1.1" } : whole;
}

function withFlags(schema: Raw, root: Raw): Raw {
  if (!("$ref" in schema || "allOf" in schema)) return schema;
  const isSaid = (part: unknown, flag: string, seen: Set<unknown>): boolean => {
    if (!isRaw(part) || seen.has(part)) return false;
    seen.add(part);
    const ref = part["$ref"];
    const target = typeof ref === "string" && ref.startsWith("#") ? valueAt(root, ref) : undefined;
    const parts = [target, ...asList(part["allOf"])];
    return part[flag] === true || parts.some((one) => isSaid(one, flag, seen));
  };
  const said = Object.values(absentIn).filter((flag) => isSaid(schema, flag, new Set()));
  return said.every((flag) => schema[flag] === true)
    ? schema
    : { ...schema, ...Object.fromEntries(said.map((flag) => [flag, true])) };
}

/**
 * Converts a schema itself, not the schemas in it.
 *
 * @param isOld whether its version is older than 3.1
 */
export function schemaIn(given: Raw, isOld: boolean): Raw {
  const isAlone = isOld && typeof given["$ref"] === "string";
  const schema = isAlone ? filterValues(given, (key) => !structuralKeys.has(key)) : given;
  const bounded = ["Minimum", "Maximum"].reduce(withBound, withoutRuledOutNull(schema));
  const plain = withoutNullable(withExamples(bounded));
  return isNullable(given) ? withNull(plain) : plain;
}

/** Returns a schema without a type `null` that its `enum` or `const` rules out. */
function withoutRuledOutNull(schema: Raw): Raw {
  const { type } = schema;
  if (!Array.isArray(type) || (listedValues(schema)?.includes(null) ?? true)) return schema;
  const others = type.filter((name) => name !== "null");
  return others.length === 0
    ? schema
    : { ...schema, type: others.length === 1 ? others[0] : others };
}

/** Whether a schema or a part of its `allOf` says so: authors mean the whole. */
function isNullable({ nullable, allOf }: Raw): boolean {
  return nullable === true || (nullable === undefined && partsOf(allOf).some(isNullable));
}

function partsOf(allOf: unknown): readonly Raw[] {
  return asList(allOf).filter(isRaw);
}

function withoutNullable(schema: Raw): Raw {
  const { nullable, ...plain } = schema;
  const { allOf } = plain;
  const hasParts = partsOf(allOf).some(isNullable);
  if (hasParts)
    return {
      ...plain,
      allOf: asList(allOf).map((part) => (isRaw(part) ? withoutNullable(part) : part)),
    };
  return nullable === undefined ? schema : plain;
}

/** Keywords that forbid `null` if they have not heard of it, whatever the type next to them. */
const limits = ["$ref", "allOf", "oneOf", "anyOf", "const"];

function withNull(schema: Raw): Raw {
  const { type, enum: values } = schema;
  if (type === undefined || limits.some((key) => key in schema))
    return {
      ...filterValues(schema, (key) => annotationKeys.has(key)),
      anyOf: [filterValues(schema, (key) => !annotationKeys.has(key)), { type: "null" }],
    };
  const also = (list: unknown, none: unknown) => [...new Set([list, none].flat())];
  return {
    ...schema,
    type: also(type, "null"),
    ...(Array.isArray(values) && { enum: also(values, null) }),
  };
}

function withBound(schema: Raw, end: string): Raw {
  const { [`exclusive${end}`]: isExclusive, ...others } = schema;
  if (typeof isExclusive !== "boolean") return schema;
  if (!isExclusive) return others;
  const { [end.toLowerCase()]: bound, ...rest } = others;
  return numeric(bound) === undefined ? rest : { ...rest, [`exclusive${end}`]: bound };
}

function withExamples(schema: Raw): Raw {
  const { example, examples = [], ...others } = schema;
  if (example === undefined && !isRaw(examples)) return schema;
  return {
    ...others,
    examples: [...(example === undefined ? [] : [example]), ...Object.values(examples as object)],
  };
}

function withContent(schema: Raw): Raw {
  const { format, ...others } = schema;
  if (format === "binary") return { contentMediaType: "application/octet-stream", ...others };
  return format === "byte" ? { contentEncoding: "base64", ...others } : schema;
}

/** Returns the pointer to where the author wrote a part of the document; to its innermost parent, if it is not in the author's file. */
export function authorsPointer(pointer: string, root: unknown): string {
  const tokens = tokensOf(pointer);
  const kept: string[] = [];
  let value = root;
  for (const [index, token] of tokens.entries()) {
    const key = token === "examples" && isRaw(value) && "example" in value ? "example" : token;
    const isWrapper = token === "anyOf" || (token === "0" && tokens[index - 1] === "anyOf");
    if (isObject(value) && Object.hasOwn(value, key)) {
      kept.push(key);
      value = (value as Raw)[key];
    } else if (!isWrapper) break;
  }
  return join("#", ...kept);
}
