import path from "node:path";
import { getLineColLocation, type Document, type NormalizedProblem } from "@redocly/openapi-core";
import { isRaw, text } from "./document";

/** What is said of a mistake in place of the linter's own words. */
export interface Advice {
  readonly message: string;
  /** What to write instead, a sentence. */
  readonly remedy: string;
}

/** A mistake as the linter found it. */
interface Mistake {
  /** In the linter's words. */
  readonly said: string;
  readonly pointer: string;
  /** The line from the value on. */
  readonly written: string;
  /** The first word of it. */
  readonly value: string;
  /** Of the document: `3.0.3`. */
  readonly version: string;
  /** The file that says the version: others are of the same. */
  readonly file: string;
}

/**
 * What to write for a field or a value that another version of OpenAPI has: the linter proposes the field with the most letters in
 * common, which is never the one that was meant.
 *
 * @returns nothing for any other mistake
 */
export function versionMistake(problem: NormalizedProblem, root: Document): Advice | undefined {
  const parsed = isRaw(root.parsed) ? root.parsed : {};
  const version = text(parsed["openapi"]) ?? text(parsed["swagger"]);
  const [location] = problem.location;
  if (problem.ruleId !== "struct" || version === undefined || !location) return undefined;
  const { source, start } = getLineColLocation(location);
  const written = (source.getLines()[start.line - 1] ?? "").slice(start.col - 1);
  const [value = ""] = /(?<=^["']?)[\w-]+/.exec(written) ?? [];
  const mistake: Mistake = {
    said: problem.message,
    pointer: location.pointer ?? "",
    written,
    value,
    version,
    file: path.basename(root.source.absoluteRef),
  };
  const [, unexpected] = /^Property `(.+?)` is not expected here/.exec(problem.message) ?? [];
  if (version.startsWith("2"))
    return unexpected === undefined ? ofRequired(mistake) : ofLaterThan2(unexpected);
  return unexpected === undefined ? ofValue(mistake) : ofField(unexpected, mistake);
}

function ofLaterThan2(name: string): Advice | undefined {
  if (!ofOpenApi.has(name)) return undefined;
  return {
    message: `\`${name}\` came with OpenAPI 3.0, and this is a document of Swagger 2.0.`,
    remedy: "Convert the document with `npx swagger2openapi FILE`, or say it as Swagger 2.0 does.",
  };
}

/** What no object of Swagger 2.0 has. */
const ofOpenApi: ReadonlySet<string> = new Set([
  "servers",
  "components",
  "requestBody",
  "content",
  "callbacks",
  "links",
  "oneOf",
  "anyOf",
  "const",
  "webhooks",
]);

function ofField(name: string, { pointer, version, file }: Mistake): Advice | undefined {
  const since = Object.entries(later).find(
    ([other, places]) => other > version.slice(0, 3) && places.some((place) => place.test(pointer)),
  )?.[0];
  if (since !== undefined) {
    const instead = Object.hasOwn(inEarlier, name) ? inEarlier[name] : "remove it";
    return {
      message: `\`${name}\` came with OpenAPI ${since}, and this is a document of ${version}.`,
      remedy: `Write \`openapi: ${since}.0\` at the top of ${file}, or ${instead}.`,
    };
  }
  const [, remedy] = ofSwagger.find(([place]) => place.test(pointer)) ?? [];
  if (remedy === undefined) return undefined;
  return {
    message: `\`${name}\` is of Swagger 2.0, and this is a document of ${version}.`,
    remedy: remedy.replace("NAME", () => name),
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
    /\/responses\/[^/]+\/summary$/,
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

/** What Swagger 2.0 says of a value beside `in`. */
const ofValues = "type|format|items|default|enum|pattern|minimum|maximum|minLength|maxLength";

/** Where the fields of Swagger 2.0 stand, and what they have become. */
const ofSwagger: readonly (readonly [place: RegExp, remedy: string])[] = [
  [
    new RegExp(`/(parameters|headers)/[^/]+/(${ofValues})$|^#/[^/]+/(${ofValues})$`),
    "Since 3.0 it stands in the schema: `schema: { NAME: … }`.",
  ],
  [
    /\/responses\/[^/]+\/schema$/,
    "Since 3.0 it stands below its media type: `content: { application/json: { schema: … } }`.",
  ],
  [
    /\/responses\/[^/]+\/examples$/,
    "Since 3.0 they stand below their media type: `content: { application/json: { example: … } }`.",
  ],
  [/\/(basePath|host)$/, "Since 3.0, `servers` has host and path: `servers: [{ url: … }]`."],
  [/\/schemes$/, "Since 3.0, `servers` has the scheme: `servers: [{ url: … }]`."],
  [/\/collectionFormat$/, "Since 3.0, `style` and `explode` say how a list is written."],
  [/\/consumes$/, "Since 3.0, the keys of `content` in `requestBody` are the media types."],
  [/\/produces$/, "Since 3.0, the keys of `content` in each response are the media types."],
  [/^#\/definitions$/, "Since 3.0, schemas stand under `components.schemas`."],
  [/^#\/securityDefinitions$/, "Since 3.0, they stand under `components.securitySchemes`."],
  [/^#\/(parameters|responses)$/, "Since 3.0, they stand under `components.NAME`."],
  [
    /\/securitySchemes\/[^/]+\/(flow|authorizationUrl|tokenUrl|scopes)$/,
    "Since 3.0, `flows` has it: `flows: { implicit: { authorizationUrl: …, scopes: … } }`.",
  ],
];

function ofValue(mistake: Mistake): Advice | undefined {
  const { said, pointer, written, value, version } = mistake;
  const isWrongType = said.startsWith("Expected type");
  if (isWrongType && /\/exclusive(Min|Max)imum$/.test(pointer))
    return ofBound(pointer.endsWith("Minimum") ? "minimum" : "maximum", mistake);
  if (said.startsWith("`in` can be one of") && (value === "body" || value === "formData"))
    return {
      message: `\`in: ${value}\` is of Swagger 2.0, and this is a document of ${version}.`,
      remedy: "Since 3.0, what is sent is said by `requestBody`, beside `parameters`.",
    };
  if (!said.startsWith("`type` can be one of")) return ofRequired(mistake);
  if (/\/securitySchemes\/[^/]+\/type$/.test(pointer))
    return value === "basic"
      ? {
          message: `\`type: basic\` is of Swagger 2.0, and this is a document of ${version}.`,
          remedy: "Write `type: http` and `scheme: basic`.",
        }
      : undefined;
  return ofType(/^(\[|- )/.test(written) ? "list" : "one", mistake);
}

function ofRequired({ said, pointer, value }: Mistake): Advice | undefined {
  if (!said.startsWith("Expected type `array`") || !pointer.endsWith("/required")) return undefined;
  const message = "`required` of a schema is a list of names.";
  if (value === "true" && /\/properties\/[^/]+\/required$/.test(pointer))
    return {
      message,
      remedy: "Name the property in `required` beside `properties`, and remove this.",
    };
  if (value === "true" || value === "false")
    return { message, remedy: "Remove it: what is not in such a list may be missing." };
  return { message, remedy: `Write \`required: [${value}]\`.` };
}

/** A bound that excludes its own value is a boolean beside it in 3.0, and a number of its own since. */
function ofBound(
  bound: "minimum" | "maximum",
  { value, written, version }: Mistake,
): Advice | undefined {
  const field = bound === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum";
  if (version.startsWith("3.0")) {
    const [number] = /^-?\d[\d.eE+-]*/.exec(written) ?? [];
    if (number === undefined) return undefined;
    return {
      message: `\`${field}\` is the bound itself since OpenAPI 3.1, and this is a document of ${version}.`,
      remedy: `Write \`${bound}: ${number}\` and \`${field}: true\`.`,
    };
  }
  if (!/^(true|false)\b/.test(written)) return undefined;
  return {
    message: `\`${field}: ${value}\` is of OpenAPI 3.0: since 3.1 it is the bound itself.`,
    remedy:
      value === "false"
        ? "Remove it."
        : `Write the number of \`${bound}\` here, and remove \`${bound}\`.`,
  };
}

function ofType(
  form: "list" | "one",
  { value, written, version, file }: Mistake,
): Advice | undefined {
  if (version.startsWith("3.0") && (form === "list" || value === "null")) {
    const instead =
      form === "one" || written.includes("null")
        ? "one type, and `nullable: true` beside it"
        : "`anyOf` with a schema for each type";
    return {
      message: `${form === "list" ? "A list of types" : "`type: null`"} came with OpenAPI 3.1, and this is a document of ${version}.`,
      remedy: `Write \`openapi: 3.1.0\` at the top of ${file}, or ${instead}.`,
    };
  }
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

/**
 * What to write instead of `nullable`, which 3.0 alone knows.
 *
 * @param schema in which it stands, when that is known
 */
export function nullableRemedy(schema: unknown, { parsed }: Document): string {
  if (isRaw(parsed) && parsed["swagger"] !== undefined)
    return "Write `x-nullable: true`: Swagger 2.0 knows no `nullable`.";
  const { nullable, type, enum: values } = isRaw(schema) ? schema : {};
  if (nullable === false) return "Remove it: since 3.1 a type that is not `null` excludes it.";
  const isComposed =
    isRaw(schema) && ["$ref", "allOf", "anyOf", "oneOf"].some((key) => key in schema);
  if (typeof type !== "string" && isComposed)
    return 'Since 3.1, write `anyOf` with this schema and `{ type: "null" }` instead.';
  if (Array.isArray(values) && !values.includes(null))
    return 'Since 3.1, add `null` to `enum`, and "null" to the types, instead.';
  return `Since 3.1, write \`type: [${typeof type === "string" ? type : "string"}, "null"]\` instead of \`nullable: true\`.`;
}
