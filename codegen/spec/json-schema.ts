import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { attempt } from "../files";
import {
  isObject,
  isRaw,
  join,
  mapShared,
  type Raw,
  type SpecDocument,
  tokensOf,
} from "./document";
import { isMap, isValue } from "./walk";

/** What a value breaks, with the part of the schema that says so and the part of the value. */
export type SchemaError = ErrorObject<string, Raw>;

/**
 * Returns what a value breaks of a schema: of that at a pointer of a document, nothing if the document has none there, or of one that
 * an error tells of.
 */
export type SchemaCheck = (schema: string | Raw, value: unknown) => readonly SchemaError[];

/** Whether the values that are checked go to the API or come from it. */
type Direction = "request" | "response";

/** The same for both directions. */
export type CheckInDirection = (
  direction: Direction,
  ...value: Parameters<SchemaCheck>
) => readonly SchemaError[];

/** Names the document to the validator. */
const id = "document";

/**
 * Creates a check of values against the schemas of the document itself, not of codegen's model. A schema is
 * compiled when a value is first checked against it.
 *
 * @param options of Ajv, such as `coerceTypes` for what was sent as text
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
    ...options,
  });
  addFormats.default(ajv);
  ajv.addSchema(schemasOf(document, direction), id);
  const inner = new Map<Raw, ValidateFunction>();
  const validatorOf = (schema: string | Raw): ValidateFunction => {
    if (typeof schema === "string") {
      const tokens = tokensOf(schema).map((token) => join("", token).slice(1));
      const $ref = `${id}#/${tokens.map(encodeURIComponent).join("/")}`;
      return ajv.getSchema($ref) ?? ajv.compile({ $ref });
    }
    const known = inner.get(schema);
    if (known) return known;
    // By itself, it would refer to its own parts.
    const text = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${id}#`);
    const validate = ajv.compile(JSON.parse(text) as Raw);
    inner.set(schema, validate);
    return validate;
  };
  return (schema, value) => {
    if (typeof schema === "string" && document.at(schema) === undefined) return [];
    // What no validator can compile, such as a pattern of another language, or follow to its end is the linter's to report.
    return (
      attempt(() => {
        const validate = validatorOf(schema);
        return validate(value) ? [] : ((validate.errors ?? []) as readonly SchemaError[]);
      }) ?? []
    );
  };
}

/** By format: to compile a check takes longer than to run it, and most documents need none. */
const formats = new Map<string, ValidateFunction>();

/** Whether a text matches a format (JSON Schema 2020-12 validation, 7.3); any text matches an unknown one. */
export function isOfFormat(value: string, format: string): boolean {
  const ajv = () => addFormats.default(new Ajv2020({ strict: false, logger: false }));
  const check = formats.get(format) ?? ajv().compile({ format });
  formats.set(format, check);
  return check(value);
}

/** Creates a check for both directions, each when it is first needed: few documents need it, and large ones take a while. */
export function createCheckInDirection(document: SpecDocument): CheckInDirection {
  const checks = new Map<Direction, SchemaCheck>();
  return (direction, pointer, value) => {
    const check = checks.get(direction) ?? createSchemaCheck(document, direction);
    checks.set(direction, check);
    return check(pointer, value);
  };
}

/** Says in a few words what an error finds, with the place in the value. */
export function textOf({ instancePath, message = "", params }: SchemaError): string {
  const { additionalProperty, unevaluatedProperty, allowedValues, allowedValue } = params;
  const named = additionalProperty ?? unevaluatedProperty ?? allowedValues ?? allowedValue;
  const detail = named === undefined ? "" : `: ${JSON.stringify(named)}`;
  return `${instancePath === "" ? "" : `at ${instancePath} `}${message}${detail}`;
}

/** The results of {@link schemasOf}: the mock holds requests against one both as JSON and as text. */
const known = new WeakMap<SpecDocument, Map<Direction, object>>();

function schemasOf(document: SpecDocument, direction: Direction): object {
  const own = known.get(document) ?? new Map<Direction, object>();
  known.set(document, own);
  const isOld = String(document.root["openapi"]).startsWith("3.0");
  const schemas = own.get(direction) ?? (inJsonSchema(document.root, direction, isOld) as object);
  own.set(direction, schemas);
  return schemas;
}

/**
 * A document whose schemas are JSON Schema 2020-12: a request need not have what is read-only, nor a response what is write-only (OpenAPI
 * 3.1, 4.8.24.4), and the keywords that mean something else in 3.0 are written anew.
 */
function inJsonSchema(
  value: unknown,
  direction: Direction,
  isOld: boolean,
  isInMap = false,
): unknown {
  if (!isObject(value)) return value;
  const inner = mapShared(value, (part, key) =>
    !isInMap && isValue(key, part)
      ? part
      : inJsonSchema(part, direction, isOld, !isInMap && isMap(key, part)),
  );
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
