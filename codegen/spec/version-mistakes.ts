import { getLineColLocation, type Document, type NormalizedProblem } from "@redocly/openapi-core";
import { isRaw, text } from "./document";

/** What is said of a mistake in place of the linter's own words. */
export interface Advice {
  readonly message: string;
  /** What to write instead, a sentence. */
  readonly remedy: string;
}

/**
 * What to write for a field or a value that another version of OpenAPI has: the linter proposes the field with the most letters in
 * common, which is never the one that was meant.
 *
 * @returns nothing for any other mistake, and for Swagger 2.0
 */
export function versionMistake(problem: NormalizedProblem, root: Document): Advice | undefined {
  const version = isRaw(root.parsed) ? text(root.parsed["openapi"]) : undefined;
  const [location] = problem.location;
  if (problem.ruleId !== "struct" || version === undefined || !location) return undefined;
  const { source, start } = getLineColLocation(location);
  const written = (source.getLines()[start.line - 1] ?? "").slice(start.col - 1);
  const pointer = location.pointer ?? "";
  const [, unexpected] = /^Property `(.+?)` is not expected here/.exec(problem.message) ?? [];
  return unexpected === undefined
    ? ofValue(problem.message, pointer, written, version)
    : ofField(unexpected, pointer, version);
}

function ofField(name: string, pointer: string, version: string): Advice | undefined {
  const since = Object.entries(later).find(
    ([other, places]) => other > version.slice(0, 3) && places.some((place) => place.test(pointer)),
  )?.[0];
  if (since !== undefined) {
    const instead = Object.hasOwn(inEarlier, name) ? inEarlier[name] : "remove it";
    return {
      message: `\`${name}\` came with OpenAPI ${since}, and this is a document of ${version}.`,
      remedy: `Write \`openapi: ${since}.0\` at the top, or ${instead}.`,
    };
  }
  const isOfParameter = /\/parameters\/[^/]+\/[^/]+$/.test(pointer) && ofParameters.has(name);
  if (!isOfParameter && !Object.hasOwn(ofSwagger, name)) return undefined;
  return {
    message: `\`${name}\` is of Swagger 2.0, and this is a document of ${version}.`,
    remedy: isOfParameter
      ? `Since 3.0 it stands in the schema: \`schema: { ${name}: … }\`.`
      : (ofSwagger[name] ?? ""),
  };
}

/** Where the fields stand that a version has brought. A name alone is enough where nothing else is called so. */
const later: Readonly<Record<string, readonly RegExp[]>> = {
  "3.1": [
    /\/(webhooks|jsonSchemaDialect|pathItems)$/,
    /\/info\/summary$/,
    /\/license\/identifier$/,
    /\/(\$id|\$anchor|\$defs|\$comment|\$dynamicRef|\$dynamicAnchor|const|if|then|else|prefixItems|contains|minContains|maxContains)$/,
    /\/(dependentSchemas|dependentRequired|patternProperties|propertyNames|unevaluatedItems|unevaluatedProperties)$/,
    /\/(contentEncoding|contentMediaType|contentSchema)$/,
    /\/(schema|items|(schemas|properties)\/[^/]+|(allOf|anyOf|oneOf)\/\d+)\/examples$/,
  ],
  "3.2": [
    /^#\/\$self$/,
    /\/tags\/\d+\/(kind|parent|summary)$/,
    /\/(query|additionalOperations|itemSchema|prefixEncoding|itemEncoding|mediaTypes)$/,
    /\/(dataValue|serializedValue|nodeType|defaultMapping|oauth2MetadataUrl|deviceAuthorization)$/,
  ],
};

/** What says nearly the same before. */
const inEarlier: Readonly<Record<string, string>> = {
  const: "give `enum` the one value",
  contentEncoding: "write `format: byte`",
  contentMediaType: "write `format: binary`",
  examples: "write one `example`",
  itemSchema: "write a `schema` of one item",
};

const ofSwagger: Readonly<Record<string, string>> = {
  basePath: "Since 3.0, `servers` has host and path: `servers: [{ url: … }]`.",
  collectionFormat: "Since 3.0, `style` and `explode` say how a list is written.",
  consumes: "Since 3.0, the keys of `content` in `requestBody` are the media types.",
  definitions: "Since 3.0, schemas stand under `components.schemas`.",
  host: "Since 3.0, `servers` has host and path: `servers: [{ url: … }]`.",
  produces: "Since 3.0, the keys of `content` in each response are the media types.",
  schemes: "Since 3.0, `servers` has the scheme: `servers: [{ url: … }]`.",
  securityDefinitions: "Since 3.0, they stand under `components.securitySchemes`.",
};

/** What Swagger 2.0 says beside `in`. */
const ofParameters: ReadonlySet<string> = new Set([
  "type",
  "format",
  "items",
  "default",
  "enum",
  "pattern",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
]);

/** @param written the line from the value on */
function ofValue(
  message: string,
  pointer: string,
  written: string,
  version: string,
): Advice | undefined {
  const [value = ""] = /(?<=^["']?)[\w-]+/.exec(written) ?? [];
  const isWrongType = message.startsWith("Expected type");
  if (isWrongType && /\/exclusive(Min|Max)imum$/.test(pointer))
    return ofBound(pointer.endsWith("Minimum") ? "minimum" : "maximum", value, version);
  if (isWrongType && message.includes("`array`") && pointer.endsWith("/required"))
    return {
      message: "`required` of a schema is a list of names.",
      remedy: "Name the property in `required` beside `properties`, and remove this.",
    };
  if (message.startsWith("`in` can be one of") && (value === "body" || value === "formData"))
    return {
      message: `\`in: ${value}\` is of Swagger 2.0, and this is a document of ${version}.`,
      remedy: "Since 3.0, what is sent is said by `requestBody`, beside `parameters`.",
    };
  if (!message.startsWith("`type` can be one of")) return undefined;
  return ofType(/^(\[|- )/.test(written) ? "list" : "one", value, version);
}

/** A bound that excludes its own value is a boolean beside it in 3.0, and a number of its own since. */
function ofBound(bound: "minimum" | "maximum", value: string, version: string): Advice {
  const field = bound === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum";
  return version.startsWith("3.0")
    ? {
        message: `\`${field}\` is the bound itself since OpenAPI 3.1, and this is a document of ${version}.`,
        remedy: `Write \`${bound}: ${value}\` and \`${field}: true\`.`,
      }
    : {
        message: `\`${field}: ${value}\` is of OpenAPI 3.0: since 3.1 it is the bound itself.`,
        remedy: `Write the number of \`${bound}\` here, and remove \`${bound}\`.`,
      };
}

function ofType(form: "list" | "one", value: string, version: string): Advice | undefined {
  if (version.startsWith("3.0") && (form === "list" || value === "null"))
    return {
      message: `${form === "list" ? "A list of types" : "`type: null`"} came with OpenAPI 3.1, and this is a document of ${version}.`,
      remedy: "Write `openapi: 3.1.0` at the top, or one type, and `nullable: true` beside it.",
    };
  if (form === "list" || !Object.hasOwn(types, value)) return undefined;
  return { message: `\`${value}\` is no type of JSON Schema.`, remedy: `${types[value]}.` };
}

/** What other languages call a type, and how JSON Schema says it. */
const types: Readonly<Record<string, string>> = {
  any: "Leave `type` out: then every value fits",
  bool: "Write `type: boolean`",
  date: "Write `type: string` and `format: date`",
  dateTime: "Write `type: string` and `format: date-time`",
  "date-time": "Write `type: string` and `format: date-time`",
  datetime: "Write `type: string` and `format: date-time`",
  decimal: "Write `type: number`",
  dict: "Write `type: object`",
  double: "Write `type: number` and `format: double`",
  enum: "Write `type: string` beside `enum`",
  file: "Write `type: string` and `format: binary`",
  float: "Write `type: number` and `format: float`",
  int: "Write `type: integer`",
  int32: "Write `type: integer` and `format: int32`",
  int64: "Write `type: integer` and `format: int64`",
  list: "Write `type: array`",
  long: "Write `type: integer` and `format: int64`",
  map: "Write `type: object`",
  str: "Write `type: string`",
  text: "Write `type: string`",
  timestamp: "Write `type: string` and `format: date-time`",
  uuid: "Write `type: string` and `format: uuid`",
};
