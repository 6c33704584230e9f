/**
 * The normalized form of an OpenAPI document: the only form that samples and emitters see.
 *
 * Every list keeps the document's order. `source` is always a JSON Pointer (RFC 6901) fragment into the document as written, such
 * as `#/paths/~1classes/get`; that of a property which several parts of an `allOf` describe is where it would be in the whole.
 */

import type { ParameterStyle } from "../../src/samples/types";
import type * as view from "../../src/view/types";
import type { ConditionKeyword } from "../../src/view/conditions";
import type { HttpMethod, JsonValue, Note, ParameterLocation } from "../../src/view/types";
import type { CheckInDirection } from "../document/json-schema";
import type { KeywordFacts } from "../keywords";
import type { Block, Inline, Markdown, MarkdownText } from "./markdown-nodes";

export type { Block, HttpMethod, Inline, JsonValue, Markdown, ParameterLocation, ParameterStyle };

/* ----------------------------------------------------------------- Schemas */

/** The descriptive fields of a schema, an operation, a parameter or a header. */
interface Described {
  readonly description: Markdown;
  readonly deprecated: boolean;
  /** Why it is deprecated, from `x-deprecated-reason` and similar extensions; empty if not stated. */
  readonly deprecation: Markdown;
}

/** Properties of every schema, whatever its type (JSON Schema 2020-12 validation, 9). */
export interface SchemaAnnotations extends Described {
  readonly title: string | undefined;
  readonly default: JsonValue | undefined;
  readonly examples: readonly JsonValue[];
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** `null` is allowed in addition to the type: `type: [T, "null"]`, or a `null` branch of a union. */
  readonly nullable: boolean;
  /** Constraints that the page shows as sentences. */
  readonly notes: readonly Note[];
  readonly conditions: readonly Condition[];
  readonly externalDocs: ExternalDocs | undefined;
  readonly xml: XmlForm | undefined;
  readonly source: string;
}

/** How a value is written in XML (OpenAPI 3.1, 4.8.26; `node` is `nodeType` of 3.2, or derived from the older keywords). */
export interface XmlForm {
  /** Local name of the element or attribute; defaults to the property name. */
  readonly name: string | undefined;
  readonly namespace: string | undefined;
  readonly prefix: string | undefined;
  readonly node: XmlNode | undefined;
}
export type XmlNode = "element" | "attribute" | "text" | "cdata" | "none";

/** A keyword that applies other schemas (JSON Schema 2020-12, section 10.2). */
export type Condition =
  | Union
  /** A `oneOf`/`anyOf` whose branches only name required properties: "one of a or b is required". */
  | ({ readonly kind: "required" } & view.RequiredGroups)
  /** A keyword that applies a schema to the value or to part of it, such as the property names. `then` and `else` follow their `if`. */
  | {
      readonly kind: "applicator";
      readonly keyword: ConditionKeyword;
      /** For `dependentSchemas`: an object that has the property must also match the schema. */
      readonly property?: string;
      /** For `contains`: how many items of an array must match the schema. */
      readonly least?: number;
      readonly most?: number | undefined;
      readonly schema: Schema;
    }
  /** A discriminator outside a union: for each value, the schema that extends this one. */
  | {
      readonly kind: "discriminator";
      readonly property: string;
      /** `value` is `undefined` for any other value (`defaultMapping` of 3.2). */
      readonly values: NonNullable<view.Discriminator["values"]>;
    }
  /** `allOf` with a named schema, whose properties are shown as this schema's own. */
  | { readonly kind: "includes"; readonly name: string };

/** A `oneOf` or `anyOf`: a schema if it is alone, a condition next to other keywords. */
export interface Union {
  readonly kind: "union";
  readonly mode: "oneOf" | "anyOf";
  readonly variants: readonly Variant[];
  readonly discriminator: string | undefined;
}

/** One branch of a union. */
export interface Variant {
  /** Title or schema name, unique in the union; `undefined` if only the type can name the branch. */
  readonly label: string | undefined;
  /** The values of the discriminator that select the branch; none without a discriminator. */
  readonly values: readonly string[];
  /** Applies to every value that selects no other branch (`defaultMapping` of 3.2). */
  readonly isFallback: boolean;
  readonly schema: Schema;
}

/** The values that a schema allows, if it lists them. */
export interface Choices {
  /** The allowed values, or the single value of a `const`. */
  readonly enum: readonly view.EnumValue<MarkdownText>[];
  readonly const: boolean;
}

/** A use of a named schema. Annotations next to the `$ref` (OpenAPI 3.1) belong to the use. */
export interface RefSchema extends SchemaAnnotations {
  readonly kind: "ref";
  /** The key under `components.schemas`. */
  readonly name: string;
}
/** JSON Schema validation 6.5. */
export interface ObjectSchema extends SchemaAnnotations, KeywordFacts<"object"> {
  readonly kind: "object";
  readonly properties: readonly Property[];
  /** `false`: no others allowed; `true` or `undefined` (not stated): any allowed; otherwise their schema. */
  readonly additionalProperties: Schema | boolean | undefined;
  readonly patternProperties: readonly { readonly pattern: string; readonly schema: Schema }[];
}
export interface Property {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
}
/** JSON Schema validation 6.4. */
export interface ArraySchema extends SchemaAnnotations, KeywordFacts<"array"> {
  readonly kind: "array";
  readonly items: Schema | undefined;
  readonly prefixItems: readonly Schema[];
}
/** JSON Schema validation 6.3 and 7, 8. */
export interface StringSchema extends SchemaAnnotations, KeywordFacts<"string">, Choices {
  readonly kind: "string";
  readonly format: string | undefined;
}
/** JSON Schema validation 6.2. */
export interface NumberSchema extends SchemaAnnotations, KeywordFacts<"number">, Choices {
  readonly kind: "number" | "integer";
  readonly format: string | undefined;
}
/** A schema of type `boolean`, or one without a type: any value, or any of `enum`. */
interface ChoiceSchema extends SchemaAnnotations, Choices {
  readonly kind: "boolean" | "any";
}
/** A schema of type `null`, or the schema `false`: no value is valid. */
interface BareSchema extends SchemaAnnotations {
  readonly kind: "null" | "never";
}

/** A schema whose values have no members. */
export type ScalarSchema = StringSchema | NumberSchema | ChoiceSchema;

export type Schema =
  | RefSchema
  | ObjectSchema
  | ArraySchema
  | StringSchema
  | NumberSchema
  | ChoiceSchema
  | BareSchema
  | (SchemaAnnotations & Union);

/** Named schemas by the key under `components.schemas`. */
export type SchemaIndex = ReadonlyMap<string, Schema>;

/** Which way a value is sent: requests omit read-only properties, responses write-only ones. */
export type Direction = "request" | "response";

/** An entry of `components.schemas`. */
export interface NamedSchema {
  /** The key as written. */
  readonly name: string;
  /** A valid, unique TypeScript identifier in PascalCase; also the file name, unique on case-insensitive file systems. */
  readonly identifier: string;
  /** The last segment of its URL. */
  readonly slug: string;
  readonly schema: Schema;
}

/* -------------------------------------------------------------- Operations */

/** The fields that a sampled body has. */
export type Extent = "none" | "required" | "all";

/** An example of a value, declared by the author or sampled from the schema. */
export interface Example {
  readonly name: string;
  /** Set if the same body has two samples. */
  readonly extent?: Extent;
  readonly summary: string | undefined;
  readonly description: Markdown;
  /** Always a string in XML media types. */
  readonly value: JsonValue;
  readonly origin: "declared" | "sampled";
  /** The value was checked to satisfy the TypeScript type of its schema. */
  readonly typed: boolean;
}

/** An example in a file of its own (`externalValue`), which codegen does not read. */
export type ExternalExample = view.ValueExample<MarkdownText>;

/** A body in one media type (OpenAPI 3.1, 4.8.14). */
export interface MediaType {
  /** As written: `application/json`, `image/*`. */
  readonly type: string;
  readonly schema: Schema | undefined;
  /** The schema describes one item of a stream (`itemSchema` of 3.2). */
  readonly isStream: boolean;
  /** At least one, if a value can be made from the schema. */
  readonly examples: readonly Example[];
  readonly externalExamples: readonly ExternalExample[];
  /** How the parts of a form or multipart body are encoded (OpenAPI 3.1, 4.8.15), by property name. */
  readonly encoding: Readonly<Record<string, Encoding>>;
}
export interface Encoding {
  readonly contentType: string | undefined;
  /** Headers of the part, except Content-Type. */
  readonly headers: readonly Header[];
  readonly style: ParameterStyle | undefined;
  readonly explode: boolean | undefined;
  readonly allowReserved: boolean;
}

/** OpenAPI 3.1, 4.8.12; `style` and `explode` include the defaults of the location. */
export interface Parameter extends Omit<Header, "examples"> {
  readonly in: ParameterLocation;
  readonly allowEmptyValue: boolean;
  readonly style: ParameterStyle;
  readonly allowReserved: boolean;
  /** The example that samples use. */
  readonly example: Example;
  /** Further declared examples. */
  readonly moreExamples: readonly Example[];
  readonly source: string;
}

/** OpenAPI 3.1, 4.8.13. */
export interface RequestBody {
  readonly description: Markdown;
  readonly required: boolean;
  readonly content: readonly MediaType[];
}

/** OpenAPI 3.1, 4.8.17. */
export interface Response {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: Markdown;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
  readonly links: readonly Link[];
  readonly source: string;
}
/** OpenAPI 3.1, 4.8.21. */
export interface Header extends Described {
  readonly name: string;
  readonly required: boolean;
  readonly explode: boolean;
  /** The media type when it is described by `content`. */
  readonly contentType: string | undefined;
  readonly schema: Schema;
  /** Declared or sampled examples. */
  readonly examples: readonly Example[];
  readonly externalExamples: readonly ExternalExample[];
}
/** OpenAPI 3.1, 4.8.20. */
export type Link = view.Link<MarkdownText>;

/** OpenAPI 3.1, 4.8.5. */
export interface Server {
  readonly url: string;
  /** `name` of 3.2. */
  readonly name: string | undefined;
  readonly description: Markdown;
  readonly variables: readonly ServerVariable[];
}
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly enum: readonly string[];
  readonly description: Markdown;
}

/** OpenAPI 3.1, 4.8.27. */
export interface SecurityScheme extends view.SchemeFacts {
  /** The key under `components.securitySchemes`. */
  readonly name: string;
  readonly description: Markdown;
  /** The whole value that samples send, from the extension `x-example`, with placeholders such as `{token}`. */
  readonly example: string | undefined;
  /** Path of a guide or a URL that says how to get and send the credentials, from the extension `x-guide`. */
  readonly guide: string | undefined;
  readonly openIdConnectUrl: string | undefined;
  /** `oauth2MetadataUrl` of 3.2. */
  readonly metadataUrl: string | undefined;
  /** Since 3.2. */
  readonly deprecated: boolean;
  readonly flows: readonly OAuthFlow[];
}
export interface OAuthFlow extends Readonly<
  Record<
    "authorizationUrl" | "deviceAuthorizationUrl" | "tokenUrl" | "refreshUrl",
    string | undefined
  >
> {
  /** `deviceAuthorization` exists since 3.2. */
  readonly kind:
    "implicit" | "password" | "clientCredentials" | "authorizationCode" | "deviceAuthorization";
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
}
/** One alternative: schemes that are needed together; if empty, no credentials are needed. */
export type SecurityRequirement = readonly {
  readonly scheme: string;
  readonly scopes: readonly string[];
}[];

/** Common properties of operations and callbacks. */
interface Exchange extends Described {
  readonly method: HttpMethod;
  readonly externalDocs: ExternalDocs | undefined;
  /** Alternatives; empty if none are described. */
  readonly security: readonly SecurityRequirement[];
  readonly parameters: readonly Parameter[];
  readonly requestBody: RequestBody | undefined;
  readonly responses: readonly Response[];
}
/** OpenAPI 3.1, 4.8.10. */
export interface Operation extends Exchange {
  /** A webhook is a request that the API sends; it has a page, but no server and no samples. */
  readonly kind: "operation" | "webhook";
  /** Page name in kebab case, unique on case-insensitive file systems. */
  readonly id: string;
  readonly operationId: string | undefined;
  /** A valid, unique TypeScript identifier in PascalCase. */
  readonly identifier: string;
  /** The path template, or the name of the webhook. */
  readonly path: string;
  readonly title: string;
  /** The first tag, under which the navigation lists it. */
  readonly tag: string | undefined;
  readonly moreTags: readonly string[];
  readonly servers: readonly Server[];
  readonly callbacks: readonly Callback[];
  /** Samples in the document (`x-codeSamples`). */
  readonly ownSamples: readonly OwnSample[];
  readonly source: string;
}
/** A sample from the document, shown as written. */
export interface OwnSample {
  /** The language, as written. */
  readonly language: string;
  readonly label: string | undefined;
  readonly code: string;
}
/** OpenAPI 3.1, 4.8.18: a request that the API sends in the course of an operation. */
export interface Callback extends Exchange {
  readonly name: string;
  /** The runtime expression that names the URL. */
  readonly expression: string;
  readonly title: string | undefined;
}
export type ExternalDocs = view.ExternalDocs<MarkdownText>;

/** A tag and its operations. */
export interface Tag {
  readonly name: string;
  /** The displayed name: `x-displayName`, `summary` (3.2) or the name itself; absent for operations without a tag. */
  readonly title: string | undefined;
  readonly slug: string;
  /** Its group: one of `x-tagGroups`, or the outermost `parent` (3.2). */
  readonly group: string | undefined;
  readonly description: Markdown;
  readonly externalDocs: ExternalDocs | undefined;
  readonly operations: readonly Operation[];
}

export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary: string | undefined;
  readonly description: Markdown;
  readonly termsOfService: string | undefined;
  readonly contact: Readonly<Record<"name" | "url" | "email", string | undefined>> | undefined;
  readonly license:
    | {
        readonly name: string;
        /** An SPDX expression. */
        readonly identifier: string | undefined;
        readonly url: string | undefined;
      }
    | undefined;
  readonly externalDocs: ExternalDocs | undefined;
}

/** Everything that pages, samples and navigation are made from. */
export interface ApiModel {
  readonly info: Info;
  readonly servers: readonly Server[];
  readonly securitySchemes: readonly SecurityScheme[];
  /** The default for operations that state no requirements. */
  readonly security: readonly SecurityRequirement[];
  /** Operations and webhooks in the order of `paths` and `webhooks`. */
  readonly operations: readonly Operation[];
  /** Tags with operations: declared tags first, in the document's order, then tags that only operations name. */
  readonly tags: readonly Tag[];
  /** Tags with a description but no operations; many documents use them as chapters of a manual. */
  readonly topics: readonly (Tag & {
    /** Slug of the tag with operations that follows it. */
    readonly before: string | undefined;
  })[];
  readonly schemas: readonly NamedSchema[];
  /** The same schemas by their names. */
  readonly index: SchemaIndex;
  /** Validates made-up values against the document. */
  readonly check: CheckInDirection;
  /** Made-up values that break a constraint, by the pointer of its schema; or a rule across fields, by the pointer of that. */
  readonly doubts: ReadonlyMap<string, Doubt>;
}

/** What is wrong with a made-up value. */
export interface Doubt {
  /** The constraint that it breaks, in a few words. */
  readonly broken: string;
  /** Pointer of the rule across fields that it breaks. */
  readonly rule?: string | undefined;
  /** Why this rule cannot be evaluated. */
  readonly unclear?: string | undefined;
}
