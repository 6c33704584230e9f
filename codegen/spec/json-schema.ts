import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { validate as interpret } from "@cfworker/json-schema";
import { attempt } from "../files";
import { getOrMake } from "../get-or-make";
import {
  canonical,
  isObject,
  isRaw,
  join,
  mapShared,
  type Raw,
  type SpecDocument,
  tokensOf,
  valueAt,
} from "./document";
import { referencesOf } from "./references";
import { valueWords } from "./value-words";
import { isMap, isValue } from "./walk";

/** An error of a value, with the parts of the schema and of the value that cause it. */
export type SchemaError = ErrorObject<string, Raw>;

/**
 * Returns the errors of a value. The schema is given as a pointer into a document (no errors if there is none), or as the schema in an
 * error.
 */
export type SchemaCheck = (schema: string | Raw, value: unknown) => readonly SchemaError[];

/** Whether the checked values go to the API or come from it. */
type Direction = "request" | "response";

/** A check for both directions. */
export type CheckInDirection = (
  direction: Direction,
  ...value: Parameters<SchemaCheck>
) => readonly SchemaError[];

/** The validator's name for the document. */
const id = "document";

/**
 * Creates a check of values against the document's own schemas, not those of codegen's model. A schema is compiled on first use.
 *
 * @param options Ajv options, such as `coerceTypes` for values sent as text
 */
export function createSchemaCheck(
  document: SpecDocument,
  direction: Direction,
  options: Options = {},
): SchemaCheck {
  const lenient = { strict: false, validateSchema: false, unicodeRegExp: false } as const;
  const ajv = new Ajv2020({
    ...lenient,
    allErrors: true,
    verbose: true,
    logger: false,
    // Every object inherits a `constructor`, which is no member of it.
    ownProperties: true,
    ...options,
  });
  addFormats.default(ajv);
  // The validator's own compares each item with each other: 20,000 objects take minutes.
  ajv.removeKeyword("uniqueItems").addKeyword({
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    validate: (isUnique: boolean, items: readonly unknown[]) =>
      !isUnique || new Set(items.map(canonical)).size === items.length,
    error: { message: "must NOT have duplicate items" },
  });
  ajv.addSchema(schemasOf(document, direction), id);
  const inner = new Map<Raw, ValidateFunction>();
  const validatorOf = (schema: string | Raw): ValidateFunction => {
    if (typeof schema === "string") {
      const tokens = tokensOf(schema).map((token) => join("", token).slice(1));
      const $ref = `${id}#/${tokens.map(encodeURIComponent).join("/")}`;
      return ajv.getSchema($ref) ?? ajv.compile({ $ref });
    }
    return getOrMake(inner, schema, () => {
      // Otherwise, references would point into the schema itself.
      const text = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${id}#`);
      return ajv.compile(JSON.parse(text) as Raw);
    });
  };
  return (schema, value) => {
    if (typeof schema === "string" && document.at(schema) === undefined) return [];
    // The linter reports schemas that no validator can compile, for example because of a pattern in another syntax, or follow to their end.
    return (
      attempt(() => {
        const validate = validatorOf(schema);
        return validate(value) ? [] : ((validate.errors ?? []) as readonly SchemaError[]);
      }) ?? []
    );
  };
}

/** Validators by format: compiling takes longer than checking, and most documents need none. */
const formats = new Map<string, ValidateFunction>();

/** Whether a text matches a format (JSON Schema 2020-12 validation, 7.3); any text matches an unknown one. */
export function isOfFormat(value: string, format: string): boolean {
  const ajv = () => addFormats.default(new Ajv2020({ strict: false, logger: false }));
  return getOrMake(formats, format, () => ajv().compile({ format }))(value);
}

/** Creates a check for both directions, each on first use: few documents need it, and large ones take a while. */
export function createCheckInDirection(document: SpecDocument): CheckInDirection {
  const checks = new Map<Direction, SchemaCheck>();
  return (direction, pointer, value) =>
    getOrMake(checks, direction, () => createSchemaCheck(document, direction))(pointer, value);
}

/**
 * Makes a check quick for values that are mostly valid: it interprets their schemas, and compiles only those of the others. To compile all of
 * a large document takes as long as the rest of a run. Some formats, such as `int32`, are not checked.
 */
export function interpretingFirst(
  document: SpecDocument,
  check: CheckInDirection,
): CheckInDirection {
  const targets = new Map<Direction, Record<string, Raw>>();
  return (direction, schema, value) => {
    const isValid = attempt(() => {
      const root = schemasOf(document, direction);
      const at = (pointer: string) => [pointer, valueAt(root, pointer) as Raw] as const;
      const lookup = getOrMake(targets, direction, () =>
        Object.fromEntries([...referencesOf(root)].map(at)),
      );
      const own = typeof schema === "string" ? at(schema)[1] : schema;
      return interpret(value, own, "2020-12", lookup).valid;
    });
    return isValid === true ? [] : check(direction, schema, value);
  };
}

/** Describes an error in a few words, with its location in the value: `at /seats must be an integer`. */
export function textOf({ instancePath, message = "", params, data }: SchemaError): string {
  const { additionalProperty, unevaluatedProperty, allowedValues, allowedValue } = params;
  const named = additionalProperty ?? unevaluatedProperty ?? allowedValues ?? allowedValue;
  const list = (Array.isArray(named) ? named : [named]).map((one) => JSON.stringify(one));
  const detail = named === undefined ? "" : `: ${list.join(", ")}`;
  // Parameters and fields of forms are always strings.
  const words = valueWords(`${message}${detail}`, typeof data === "string" ? undefined : data);
  return `${instancePath === "" ? "" : `at ${instancePath} `}${words}`;
}

/** The results of {@link schemasOf}: the mock checks requests against one both as JSON and as text. */
const known = new WeakMap<SpecDocument, Map<Direction, object>>();

function schemasOf(document: SpecDocument, direction: Direction): object {
  const own = getOrMake(known, document, () => new Map<Direction, object>());
  const isOld = String(document.root["openapi"]).startsWith("3.0");
  return getOrMake(own, direction, () => inJsonSchema(document.root, direction, isOld) as object);
}

/** Keywords that name a schema, and one that refers to such names. By now, references are pointers, and data may have such members. */
const isIdentifier = /^\$(id|anchor|dynamicAnchor|dynamicRef)$/;

/**
 * Returns a document with schemas in JSON Schema 2020-12, and without data and names, which are no schemas. Requests need no read-only properties, and responses no write-only ones (OpenAPI
 * 3.1, 4.8.24.4). Keywords with another meaning in 3.0 are rewritten.
 */
function inJsonSchema(
  value: unknown,
  direction: Direction,
  isOld: boolean,
  isInMap = false,
): unknown {
  if (!isObject(value)) return value;
  const inner = mapShared(value, (part, key) => {
    const isKeyword = !isInMap && isRaw(value);
    if (isKeyword && isIdentifier.test(key) && typeof part === "string") return undefined;
    // Ajv reads everything else as schemas.
    if (isKeyword && isValue(key, part)) return /^(const|enum)$/.test(key) ? part : undefined;
    return inJsonSchema(part, direction, isOld, isKeyword && isMap(key, part));
  });
  if (isInMap || !isRaw(inner)) return inner;
  const { required, properties, nullable } = inner;
  const absent = direction === "request" ? "readOnly" : "writeOnly";
  const isAbsent = (name: unknown) => {
    const property = isRaw(properties) ? properties[String(name)] : undefined;
    return isRaw(property) && property[absent] === true;
  };
  const isLess = Array.isArray(required) && required.some(isAbsent);
  const schema = isLess
    ? { ...inner, required: required.filter((name) => !isAbsent(name)) }
    : inner;
  if (!isOld) return schema;
  const bounded = ["Minimum", "Maximum"].reduce(withExclusiveBound, schema);
  if (typeof nullable !== "boolean") return bounded;
  const { nullable: _, ...others } = bounded;
  return nullable ? { anyOf: [others, { type: "null" }] } : others;
}

function withExclusiveBound(schema: Raw, end: string): Raw {
  const { [`exclusive${end}`]: isExclusive, ...others } = schema;
  if (typeof isExclusive !== "boolean") return schema;
  if (!isExclusive) return others;
  const { [end.toLowerCase()]: bound, ...rest } = others;
  return { ...rest, [`exclusive${end}`]: bound };
}
