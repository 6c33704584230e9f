import { validationsKey } from "../src/shared/validation-rules";
import type { Held } from "../src/view/plain-facts";

/** The kind of a keyword's value. Walks enter only schemas and maps: the rest is data, names and text. */
type Holding =
  | "schema"
  | "schemas"
  | "schemaMap"
  /** Other objects by name. */
  | "map"
  | "value"
  | "values"
  | "names"
  | "namesByName"
  | "object"
  | "reference"
  | "text"
  | "number"
  | "boolean"
  | "type";

/** A keyword of the Schema Object, in the terms of JSON Schema 2020-12. */
export interface Keyword {
  readonly holds: Holding;
  /** Core, 7.4: assertions and applicators decide what is valid, annotations comment, identifiers name and reserve. */
  readonly kind: "assertion" | "applicator" | "annotation" | "identifier";
  /** The type of the values that it applies to; absent if it applies to all. */
  readonly appliesTo?: "object" | "array" | "string" | "number";
  /** The narrower of two bounds applies. */
  readonly bound?: "least" | "most";
  /** Whether a new value allows everything that the old one allows. */
  readonly isWider?: (before: unknown, after: unknown) => boolean;
  /** It has no effect without one of these (JSON Schema 2020-12, 10.2.2, 10.3.1.3; validation, 6.4, 8.5), so it is not a separate fact. */
  readonly needs?: readonly string[];
  /** The page shows only its schema, under words that say what must match it. */
  readonly condition?: true;
}

/** Every keyword that a schema may have in OpenAPI 3.0, 3.1 and 3.2, and so in JSON Schema 2020-12. */
export const schemaKeywords = {
  $schema: { holds: "text", kind: "identifier" },
  $id: { holds: "text", kind: "identifier" },
  $anchor: { holds: "text", kind: "identifier" },
  $dynamicAnchor: { holds: "text", kind: "identifier" },
  $defs: { holds: "schemaMap", kind: "identifier" },
  $comment: { holds: "text", kind: "identifier" },
  $ref: { holds: "reference", kind: "applicator" },
  $dynamicRef: { holds: "reference", kind: "applicator" },

  allOf: { holds: "schemas", kind: "applicator" },
  anyOf: { holds: "schemas", kind: "applicator" },
  oneOf: { holds: "schemas", kind: "applicator" },
  not: { holds: "schema", kind: "applicator", condition: true },
  if: { holds: "schema", kind: "applicator", needs: ["then", "else"] },
  then: { holds: "schema", kind: "applicator", needs: ["if"] },
  else: { holds: "schema", kind: "applicator", needs: ["if"] },

  properties: { holds: "schemaMap", kind: "applicator", appliesTo: "object" },
  patternProperties: { holds: "schemaMap", kind: "applicator", appliesTo: "object" },
  additionalProperties: { holds: "schema", kind: "applicator", appliesTo: "object" },
  unevaluatedProperties: { holds: "schema", kind: "applicator", appliesTo: "object" },
  propertyNames: { holds: "schema", kind: "applicator", appliesTo: "object", condition: true },
  dependentSchemas: { holds: "schemaMap", kind: "applicator", appliesTo: "object" },
  required: { holds: "names", kind: "assertion", appliesTo: "object" },
  dependentRequired: { holds: "namesByName", kind: "assertion", appliesTo: "object" },
  minProperties: { holds: "number", kind: "assertion", appliesTo: "object", bound: "least" },
  maxProperties: { holds: "number", kind: "assertion", appliesTo: "object", bound: "most" },

  items: { holds: "schema", kind: "applicator", appliesTo: "array" },
  prefixItems: { holds: "schemas", kind: "applicator", appliesTo: "array" },
  unevaluatedItems: { holds: "schema", kind: "applicator", appliesTo: "array" },
  contains: { holds: "schema", kind: "applicator", appliesTo: "array" },
  minContains: {
    holds: "number",
    kind: "assertion",
    appliesTo: "array",
    bound: "least",
    needs: ["contains"],
  },
  maxContains: {
    holds: "number",
    kind: "assertion",
    appliesTo: "array",
    bound: "most",
    needs: ["contains"],
  },
  minItems: { holds: "number", kind: "assertion", appliesTo: "array", bound: "least" },
  maxItems: { holds: "number", kind: "assertion", appliesTo: "array", bound: "most" },
  uniqueItems: { holds: "boolean", kind: "assertion", appliesTo: "array" },

  minLength: { holds: "number", kind: "assertion", appliesTo: "string", bound: "least" },
  maxLength: { holds: "number", kind: "assertion", appliesTo: "string", bound: "most" },
  pattern: { holds: "text", kind: "assertion", appliesTo: "string" },
  contentMediaType: { holds: "text", kind: "annotation", appliesTo: "string" },
  contentEncoding: { holds: "text", kind: "annotation", appliesTo: "string" },
  contentSchema: {
    holds: "schema",
    kind: "applicator",
    appliesTo: "string",
    condition: true,
    needs: ["contentMediaType"],
  },

  minimum: { holds: "number", kind: "assertion", appliesTo: "number", bound: "least" },
  exclusiveMinimum: { holds: "number", kind: "assertion", appliesTo: "number", bound: "least" },
  maximum: { holds: "number", kind: "assertion", appliesTo: "number", bound: "most" },
  exclusiveMaximum: { holds: "number", kind: "assertion", appliesTo: "number", bound: "most" },
  multipleOf: {
    holds: "number",
    kind: "assertion",
    appliesTo: "number",
    isWider: (before, after) => Number(before) % Number(after) === 0,
  },

  type: { holds: "type", kind: "assertion" },
  nullable: { holds: "boolean", kind: "assertion" },
  enum: { holds: "values", kind: "assertion" },
  const: { holds: "value", kind: "assertion" },
  format: {
    holds: "text",
    kind: "assertion",
    isWider: (before, after) => /^(int32 int64|float double)$/.test(`${before} ${after}`),
  },
  discriminator: { holds: "object", kind: "annotation" },

  title: { holds: "text", kind: "annotation" },
  description: { holds: "text", kind: "annotation" },
  default: { holds: "value", kind: "annotation" },
  example: { holds: "value", kind: "annotation" },
  examples: { holds: "values", kind: "annotation" },
  deprecated: { holds: "boolean", kind: "annotation" },
  readOnly: { holds: "boolean", kind: "annotation" },
  writeOnly: { holds: "boolean", kind: "annotation" },
  externalDocs: { holds: "object", kind: "annotation" },
  xml: { holds: "object", kind: "annotation" },
} as const satisfies Readonly<Record<string, Keyword>>;

/** Fields of other objects that contain schemas, data, or objects by a name that the author chose; walks need to know these. */
const otherFields = {
  additionalOperations: "map",
  callbacks: "map",
  content: "map",
  dataValue: "value",
  // From Swagger 2.0, and from schemas before 2019-09.
  definitions: "schemaMap",
  encoding: "map",
  examples: "map",
  flows: "map",
  headers: "map",
  itemSchema: "schema",
  links: "map",
  mapping: "map",
  mediaTypes: "map",
  parameters: "map",
  pathItems: "map",
  paths: "map",
  requestBodies: "map",
  responses: "map",
  schema: "schema",
  schemas: "schemaMap",
  scopes: "map",
  securitySchemes: "map",
  value: "value",
  variables: "map",
  webhooks: "map",
} as const satisfies Readonly<Record<string, Holding>>;

/** The fields of a path item that contain an operation (OpenAPI 3.2, 4.9.1); `query` exists since 3.2. */
export const methods: ReadonlySet<string> = new Set(
  "get put post delete options head patch trace query".split(" "),
);

type Table = typeof schemaKeywords;
type KeywordName = keyof Table;
export type TypeName = NonNullable<Keyword["appliesTo"]>;

/** Keywords for values of one type that are a single fact: a row shows them, and the model has them under their own names. */
export type FactKeyword<Type extends TypeName = TypeName> = {
  [Name in KeywordName]: Table[Name] extends { readonly needs: readonly string[] }
    ? never
    : Table[Name] extends { readonly holds: keyof Held; readonly appliesTo: Type }
      ? Name
      : never;
}[KeywordName];

/** The values of those keywords in a schema. */
export type KeywordFacts<Type extends TypeName> = {
  readonly [Name in FactKeyword<Type>]: Held[Table[Name]["holds"]] | undefined;
};

/** The keywords that contain a schema to match, and nothing more. */
export type ConditionKeyword = {
  [Name in KeywordName]: Table[Name] extends { readonly condition: true } ? Name : never;
}[KeywordName];

/** Returns the schema keywords whose row in the table matches, in the order of the table. */
export function keywordsWhere(
  fits: (keyword: Keyword, name: string) => boolean,
): readonly KeywordName[] {
  const rows = Object.entries(schemaKeywords) as readonly (readonly [KeywordName, Keyword])[];
  return rows.flatMap(([name, keyword]) => (fits(keyword, name) ? [name] : []));
}

/** Returns the schema keywords whose values are of the given kinds. */
export function keywordsHolding(...kinds: readonly Holding[]): ReadonlySet<string> {
  return new Set(keywordsWhere(({ holds }) => kinds.includes(holds)));
}

/** The type of the values that a keyword applies to, if it applies to only one. */
export const typesByKeyword: ReadonlyMap<string, TypeName> = new Map(
  Object.entries<Keyword>(schemaKeywords).flatMap(([name, { appliesTo }]) =>
    appliesTo ? [[name, appliesTo] as const] : [],
  ),
);

/** The keywords of each type that are a single fact. Computed once: every schema needs those of its type. */
export const factKeywords: { readonly [Type in TypeName]: readonly FactKeyword<Type>[] } = {
  object: factsOf("object"),
  array: factsOf("array"),
  string: factsOf("string"),
  number: factsOf("number"),
};

function factsOf<Type extends TypeName>(type: Type): readonly FactKeyword<Type>[] {
  const names = keywordsWhere(
    ({ appliesTo, holds, needs }) =>
      appliesTo === type && needs === undefined && /^(number|boolean|text)$/.test(holds),
  );
  return names as readonly FactKeyword<Type>[];
}

/** Header parameters without effect: other fields describe these headers (OpenAPI 3.1, 4.8.12.1). */
export const ignoredHeaders = /^(accept|content-type|authorization)$/i;

/** The flag of the properties that values in a direction lack (OpenAPI 3.1, 4.8.24.2). */
export const absentIn = { request: "readOnly", response: "writeOnly" } as const;

export const conditionKeywords = keywordsWhere(
  ({ condition }) => condition === true,
) as readonly ConditionKeyword[];

/** Returns the fields of all objects with values of the given kinds. `examples` has values in schemas, a map elsewhere. */
export function fieldsHolding(...kinds: readonly Holding[]): ReadonlySet<string> {
  const rows: readonly (readonly [string, Holding])[] = Object.entries(otherFields);
  const others = rows.flatMap(([name, holds]) => (kinds.includes(holds) ? [name] : []));
  return new Set([...keywordsHolding(...kinds), ...others]);
}

/** Keywords that only comment on a schema as a whole. */
export const annotationKeys: ReadonlySet<string> = new Set(
  keywordsWhere(
    ({ kind, appliesTo }, name) =>
      kind === "annotation" && appliesTo === undefined && name !== "discriminator",
  ),
);

/** Keywords that change what is valid, even next to a reference; there, `nullable` only marks the row. */
export const structuralKeys: ReadonlySet<string> = new Set([
  ...keywordsWhere(
    ({ kind, holds }, name) =>
      (kind === "assertion" || kind === "applicator") &&
      holds !== "reference" &&
      name !== "nullable",
  ),
  validationsKey,
]);
