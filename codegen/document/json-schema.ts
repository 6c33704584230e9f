import {
  Ajv2020,
  type AnySchema,
  type AnySchemaObject,
  type ErrorObject,
  type FuncKeywordDefinition,
  type Options,
  type ValidateFunction,
} from "ajv/dist/2020";
import type {
  DataValidateFunction,
  DataValidationCxt,
  SchemaValidateFunction,
} from "ajv/dist/types";
import addFormats from "ajv-formats";
import { validate as interpret } from "@cfworker/json-schema";
import { breaks, fieldIn } from "../../src/shared/cel";
import { rulesIn, validationsKey } from "../../src/shared/validation-rules";
import { attempt } from "../files";
import { getOrMake } from "../get-or-make";
import { absentIn, keywordsHolding } from "../keywords";
import {
  asList,
  asRaw,
  canonical,
  eachOnce,
  isObject,
  isRaw,
  join,
  listedValues,
  mapShared,
  mapValues,
  type Raw,
  type SpecDocument,
  tokensOf,
  valueAt,
} from "./document";
import { targetOf } from "./discriminator";
import { schemaIn } from "./one-dialect";
import { referencesOf } from "./references";
import { inTime } from "./time-limit";
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
export type Direction = "request" | "response";

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
  const ajv = createValidator(direction, options);
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
  return (schema, value) =>
    typeof schema === "string" && document.at(schema) === undefined
      ? []
      : errorsOf(() => validatorOf(schema), value);
}

/** @param direction of the values; absent if they are never sent */
function createValidator(direction?: Direction, options: Options = {}) {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    unicodeRegExp: false,
    allErrors: true,
    verbose: true,
    // Each schema is used for few values.
    code: { optimize: false },
    // Otherwise, a schema is compiled again wherever a reference stands.
    inlineRefs: false,
    logger: false,
    // Every object inherits a `constructor`, which is no member of it.
    ownProperties: true,
    // 19.99 / 0.01 is 1998.9999999999998.
    multipleOfPrecision: 6,
    ...options,
  });
  addFormats.default(ajv);
  // The validator's own compares each item with each other: 20,000 objects take minutes.
  return ajv
    .removeKeyword("uniqueItems")
    .addKeyword({
      keyword: "uniqueItems",
      type: "array",
      schemaType: "boolean",
      validate: (isUnique: boolean, items: readonly unknown[]) =>
        !isUnique || new Set(items.map(canonical)).size === items.length,
      error: { message: "must NOT have duplicate items" },
    })
    .addKeyword({ keyword: validationsKey, validate: keepsRules });
}

/** The validator's keyword for rules across fields: an error for each rule that a value breaks, at the field that it is about. */
const keepsRules: SchemaValidateFunction = (list, value, parentSchema, at) => {
  keepsRules.errors = rulesIn(list).flatMap((rule) => {
    const broken = inTime(rule.rule, () => breaks(rule, value), false);
    if (broken === false) return [];
    const field = fieldIn(value, rule);
    return [
      {
        keyword: validationsKey,
        instancePath: join(at?.instancePath ?? "", ...field),
        params: { ...rule, ...(broken !== true && { unclear: broken }) },
        ...(parentSchema && { parentSchema }),
      },
    ];
  });
  return keepsRules.errors.length === 0;
};

/**
 * The linter reports schemas that no validator can compile, for example because of a pattern in another syntax, or follow to their end:
 * any value matches them.
 */
function errorsOf(validatorOf: () => ValidateFunction, value: unknown): readonly SchemaError[] {
  return (
    attempt(() => {
      const validate = validatorOf();
      const errors = validate(value) ? [] : ((validate.errors ?? []) as readonly SchemaError[]);
      // The value may have other mistakes for which a rule across fields cannot be evaluated.
      const isOfRules = errors.every(({ keyword }) => keyword === validationsKey);
      return isOfRules ? errors : errors.filter(({ params }) => params["unclear"] === undefined);
    }) ?? []
  );
}

/**
 * Creates a check of values in files that the linter is still reading. A value that a discriminator assigns to a variant is compared with that
 * alone, and a request must not have read-only properties, nor a response write-only ones.
 *
 * The `parentSchema` of an error is the author's.
 *
 * @param files by their absolute paths
 * @param isOld whether the version is older than 3.1: keywords next to a reference have no effect
 * @param resolve returns the file that a reference in another names
 */
export function createFileCheck(
  files: ReadonlyMap<string, { readonly parsed: unknown }>,
  isOld: boolean,
  resolve: (base: string, ref: string) => string,
) {
  const ids = new Map([...files.keys()].map((file, index) => [file, `file${index}`]));
  const refIn = (file: string) => (ref: string) => {
    const [address = "", pointer = ""] = ref.split("#");
    const target = address === "" ? file : resolve(file, address);
    return `${ids.get(target) ?? address}#${pointer}`;
  };
  const create = (direction: Direction | undefined) => {
    const ajv = createValidator(direction, { strictNumbers: true });
    const keyword = direction && absentIn[direction];
    if (keyword)
      ajv.removeKeyword(keyword).addKeyword({
        keyword,
        // It is about properties, not about a parameter or a body as a whole (OpenAPI 3.0, 4.7.24.2).
        validate: (isAbsent: unknown, _: unknown, _parent?: unknown, at?: DataValidationCxt) =>
          isAbsent !== true || at?.instancePath === "",
      });
    const targets = new Map<string, object>();
    const made = new Map<object, object>();
    const atRef = (ref: unknown) => {
      const [name = "", pointer] = String(ref).split("#");
      return valueAt(targets.get(name), `#${pointer}`);
    };
    const compile = variantsKeyword(ajv, atRef);
    ajv.addKeyword({ keyword: variantKeyword, errors: "full", compile });
    for (const [file, { parsed }] of files) {
      if (!isObject(parsed)) continue;
      const how = { direction, root: parsed, isOld, refOf: refIn(file), made };
      const schemas = inJsonSchema(parsed, how);
      const name = ids.get(file) ?? "";
      targets.set(name, schemas);
      ajv.addSchema(schemas, name);
    }
    // What did not change is the same object.
    const written = new Map([...made].flatMap(([raw, own]) => (raw === own ? [] : [[own, raw]])));
    return { ajv, made, written };
  };
  const validators = new Map<Direction | undefined, ReturnType<typeof create>>();
  return (direction: Direction | undefined, file: string, pointer: string, value: unknown) => {
    const { ajv, made, written } = getOrMake(validators, direction, () => create(direction));
    const schema = valueAt(files.get(file)?.parsed, pointer);
    const own = isRaw(schema) ? made.get(schema) : schema;
    // Most values of an `enum` are valid, and to compile a schema takes long.
    const isPlain = isRaw(own) && !Object.keys(own).some((key) => schemaHolders.has(key));
    if (isPlain && attempt(() => interpret(value, own, "2020-12").valid) === true) return [];
    const errors = errorsOf(() => ajv.compile(own as AnySchema), value);
    const chosen = errors.filter(({ schemaPath }) => schemaPath.startsWith(ofVariant));
    // The other variants do not matter.
    const isOther = ({ instancePath, schemaPath }: SchemaError) =>
      !schemaPath.startsWith(ofVariant) &&
      chosen.some(({ schemaPath: path }) =>
        `${instancePath}/`.startsWith(`${path.slice(ofVariant.length)}/`),
      );
    return errors
      .filter((error) => !isOther(error))
      .map((error): SchemaError => {
        const { parentSchema } = error;
        const raw = parentSchema && written.get(parentSchema);
        return raw ? { ...error, parentSchema: raw as Raw } : error;
      });
  };
}

/** What the interpreter cannot decide alone. */
const schemaHolders = new Set([
  ...keywordsHolding("schema", "schemas", "schemaMap", "reference"),
  validationsKey,
]);

/** The start of the path in errors of a variant that a discriminator has chosen, before the place of the value. */
const ofVariant = "variant:";

/** The validator's keyword for a discriminator next to `anyOf`; no author's has a colon. */
const variantKeyword = "own:variant";

/** Its value. */
interface Variants {
  readonly propertyName: string;
  /** References by value. */
  readonly mapping: Readonly<Record<string, string>>;
}

/** Makes the keyword that compares a value with the variant that its discriminator names, if each variant has values. */
function variantsKeyword(
  ajv: Ajv2020,
  atRef: (ref: unknown) => unknown,
): FuncKeywordDefinition["compile"] {
  return ({ propertyName, mapping }: Variants, parentSchema: AnySchemaObject) => {
    const { anyOf } = parentSchema;
    const variants = asList(anyOf);
    const values = variants.map((variant) => {
      const { $ref } = asRaw(variant);
      const keys = Object.keys(mapping).filter((key) => mapping[key] === $ref);
      const schema = asRaw($ref === undefined ? variant : atRef($ref));
      const own = [schema, ...asList(schema["allOf"])]
        .map((part) => asRaw(asRaw(asRaw(part)["properties"])[propertyName]))
        .flatMap((property) => listedValues(property) ?? []);
      return keys.length > 0 ? keys : own;
    });
    const isKnown = values.every(({ length }) => length > 0);
    const compare: DataValidateFunction = (value: unknown, context) => {
      const { instancePath = "" } = context ?? {};
      const tag = asRaw(value)[propertyName];
      if (!isKnown || typeof tag !== "string") return true;
      const variant = variants[values.findIndex((list) => list.includes(tag))];
      const validate = variant === undefined ? undefined : ajv.compile(variant as Raw);
      if (validate?.(value)) return true;
      const params = { property: propertyName };
      const unknown = {
        keyword: variantKeyword,
        instancePath: "",
        schemaPath: "",
        params,
        data: value,
        parentSchema,
      };
      compare.errors = (validate?.errors ?? [unknown]).map((error) => ({
        ...error,
        instancePath: instancePath + (error.instancePath ?? ""),
        schemaPath: ofVariant + instancePath,
      }));
      return false;
    };
    return compare;
  };
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
  const known = new Map<Direction, readonly [root: object, lookup: Record<string, Raw>]>();
  return (direction, schema, value) => {
    const isValid = attempt(() => {
      const [root, lookup] = getOrMake(known, direction, () => {
        const made = withoutValidValues(schemasOf(document, direction));
        const targets = [...referencesOf(made)].map((ref) => [ref, valueAt(made, ref) as Raw]);
        return [made, Object.fromEntries(targets) as Record<string, Raw>];
      });
      const own = typeof schema === "string" ? (valueAt(root, schema) as Raw) : schema;
      return interpret(value, own, "2020-12", lookup).valid;
    });
    return isValid === true
      ? []
      : check(direction, schema, value).map((error) =>
          error.keyword === validationsKey
            ? withRule(error, schemasOf(document, direction))
            : error,
        );
  };
}

/** Adds the pointer of the rule across fields that an error is about, as `params.rule`. */
function withRule(error: SchemaError, root: object): SchemaError {
  const { params, parentSchema } = error;
  let rule: string | undefined;
  eachOnce(root, (schema, pointer) => {
    if (schema !== parentSchema) return;
    const index = asList(parentSchema[validationsKey]).findIndex(
      (one) => asRaw(one)["rule"] === params["rule"],
    );
    rule = join(pointer, validationsKey, String(index), "rule");
  });
  return { ...error, params: { ...params, rule } };
}

/** Lets schemas with rules across fields, which the interpreter does not know, allow no value. */
function withoutValidValues(value: object): object {
  const own = validationsKey in value ? { ...value, not: {} } : value;
  return mapShared(own, (part) => (isObject(part) ? withoutValidValues(part) : part));
}

/** Describes an error in a few words, with its location in the value: `at /seats must be an integer`. */
export function textOf(error: SchemaError): string {
  const { instancePath, data } = error;
  // Parameters and fields of forms are always strings.
  const words = valueWords(error, typeof data === "string" ? undefined : data);
  return `${instancePath === "" ? "" : `at ${instancePath} `}${words}`;
}

/** The results of {@link schemasOf}: the mock checks requests against one both as JSON and as text. */
const known = new WeakMap<SpecDocument, Map<Direction, object>>();

function schemasOf(document: SpecDocument, direction: Direction): object {
  const own = getOrMake(known, document, () => new Map<Direction, object>());
  return getOrMake(own, direction, () =>
    inJsonSchema(document.root, { direction, root: document.root }),
  );
}

/** Keywords that name a schema, and one that refers to such names. By now, references are pointers, and data may have such members. */
const isIdentifier = /^\$(id|anchor|dynamicAnchor|dynamicRef)$/;

interface Dialect {
  readonly direction: Direction | undefined;
  /** The document or file, in which references are followed. */
  readonly root: unknown;
  /** Returns a reference in the form of the validator; by default, as it is. Discriminators then choose variants. */
  readonly refOf?: (ref: string) => string;
  /** Whether the version is older than 3.1. */
  readonly isOld?: boolean;
  /** Gets the result for each object. */
  readonly made?: Map<object, object>;
}

/**
 * Returns a document with schemas in JSON Schema 2020-12, and without data and names, which are no schemas. Requests need no read-only properties, and responses no write-only ones (OpenAPI
 * 3.1, 4.8.24.4).
 */
function inJsonSchema(value: object, dialect: Dialect, isInMap = false): object {
  const schema = toJsonSchema(value, dialect, isInMap);
  dialect.made?.set(value, schema);
  return schema;
}

function toJsonSchema(value: object, dialect: Dialect, isInMap: boolean): object {
  const { direction, refOf, isOld = false } = dialect;
  // A file, unlike a loaded document, is as the author wrote it.
  const given = refOf && isRaw(value) && !isInMap ? schemaIn(value, isOld) : value;
  const own =
    direction === undefined || isInMap || !isRaw(given)
      ? given
      : withoutNeeds(given, absentNames(given, dialect), dialect);
  const inner = mapShared(own, (part, key) => {
    const isKeyword = !isInMap && isRaw(value);
    if (isKeyword && isIdentifier.test(key) && typeof part === "string") return undefined;
    // Ajv reads everything else as schemas.
    if (isKeyword && isValue(key, part)) return /^(const|enum)$/.test(key) ? part : undefined;
    if (isKeyword && key === "$ref" && typeof part === "string") return refOf?.(part) ?? part;
    return isObject(part) ? inJsonSchema(part, dialect, isKeyword && isMap(key, part)) : part;
  });
  if (isInMap || !isRaw(inner)) return inner;
  return refOf ? withVariants(inner, refOf) : inner;
}

/** Parts of an `allOf` in parts, and so on, are followed this deep. */
const mostParts = 5;

/** Returns the properties that a schema, or any part of its `allOf`, leaves out in the direction. */
function absentNames(schema: Raw, dialect: Dialect, depth = 0): ReadonlySet<string> {
  const keyword = absentIn[dialect.direction ?? "request"];
  const own = Object.entries(asRaw(schema["properties"]))
    .filter(([, property]) => asRaw(property)[keyword] === true)
    .map(([name]) => name);
  const parts = depth < mostParts ? asList(schema["allOf"]) : [];
  return new Set([
    ...own,
    ...parts.flatMap((part) => [...absentNames(partIn(part, dialect), dialect, depth + 1)]),
  ]);
}

/** Returns a schema whose `required`, and that of all parts of its `allOf`, lacks the names; itself, if nothing changes. */
function withoutNeeds(schema: Raw, names: ReadonlySet<string>, dialect: Dialect, depth = 0): Raw {
  if (names.size === 0) return schema;
  const stays = (name: unknown) => !names.has(String(name));
  return mapShared(schema, (inner, key) => {
    if (!Array.isArray(inner)) return inner;
    if (key === "required") return inner.every(stays) ? inner : inner.filter(stays);
    if (key !== "allOf" || depth === mostParts) return inner;
    return mapShared(inner, (part) => {
      const whole = partIn(part, dialect);
      const less = withoutNeeds(whole, names, dialect, depth + 1);
      return less === whole ? part : less;
    });
  }) as Raw;
}

/** Returns a part of an `allOf`, or the schema in the same file that it refers to. */
function partIn(part: unknown, { root }: Dialect): Raw {
  const { $ref } = asRaw(part);
  return asRaw(typeof $ref === "string" && $ref.startsWith("#") ? valueAt(root, $ref) : part);
}

/** Writes a discriminator as the validator's own keyword, see {@link Variants}. */
function withVariants(schema: Raw, refOf: (ref: string) => string): Raw {
  const { oneOf, anyOf = oneOf, discriminator, ...others } = schema;
  const { propertyName, mapping } = asRaw(discriminator);
  if (typeof propertyName !== "string" || !Array.isArray(anyOf)) return schema;
  const refs = mapValues(mapping, (target) => {
    const said = String(target);
    return refOf(/[#./]/.test(said) ? said : targetOf(said));
  });
  return { ...others, anyOf, [variantKeyword]: { propertyName, mapping: refs } };
}
