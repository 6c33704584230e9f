/**
 * Views: schemas and operations as data, between codegen's model and the rows of a page. Generated modules contain them, the `layOut…`
 * functions of this folder lay them out, and components render the result.
 *
 * Prose is opaque: `P` is Markdown nodes in codegen and JSX on the site. Lists are never empty; the field is absent instead.
 */

import type { ConditionKeyword } from "./conditions";
import type { PlainFacts } from "./plain-facts";

/** Any value that JSON can express (RFC 8259). */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** An HTTP method: lowercase if it is a field of OpenAPI's Path Item, uppercase otherwise (`additionalOperations` of 3.2). */
export type HttpMethod =
  | "get"
  | "put"
  | "post"
  | "delete"
  | "options"
  | "head"
  | "patch"
  | "trace"
  | "query"
  | Uppercase<string>;

/** A type of JSON Schema, a tuple (`prefixItems`), or one of its boolean schemas: `true` is `any`, `false` is `never`. */
export type TypeName =
  | "any"
  | "array"
  | "boolean"
  | "integer"
  | "never"
  | "null"
  | "number"
  | "object"
  | "string"
  | "tuple";

/** The type of a value, as its row shows it. */
export type TypeRef =
  | TypeName
  /** The name of a schema. */
  | { readonly ref: string }
  | { readonly array: TypeRef }
  /** An object whose values all have one type. */
  | { readonly map: TypeRef }
  | { readonly or: readonly TypeRef[] }
  /** A union, as the number of its variants, which have no short names. */
  | { readonly shapes: number };

/** A description (CommonMark). */
export interface Prose<P> {
  /** The first paragraph, without the element around it. */
  readonly description?: P | undefined;
  /** The first paragraph has links, which a `<summary>` cannot contain. */
  readonly hasLinks?: boolean | undefined;
  /** The remaining blocks; all blocks if the first is not a paragraph. */
  readonly details?: P | undefined;
}

/** A part of a description under its own heading. */
export interface Chapter<P> extends Prose<P> {
  /** The heading as plain text. */
  readonly title: string;
  /** The heading with markup, if it has any. */
  readonly heading?: P | undefined;
  /** 1 by default, for the outermost headings of the description. */
  readonly depth?: number | undefined;
}

/** OpenAPI 3.1, 4.8.11. */
export interface ExternalDocs<P> extends Prose<P> {
  readonly url: string;
}

/** All prose about one thing. */
export interface Words<P> extends Prose<P> {
  /** Why it is deprecated. */
  readonly deprecation?: Prose<P> | undefined;
  readonly externalDocs?: ExternalDocs<P> | undefined;
}

/** The prose about a page as a whole. */
export interface PageProse<P> extends Words<P> {
  readonly chapters?: readonly Chapter<P>[] | undefined;
}

/** The one-line facts of a schema: type, annotations and constraints (JSON Schema validation, 6 to 9). */
export interface Facts extends PlainFacts {
  readonly type: TypeRef;
  readonly title?: string | undefined;
  readonly format?: string | undefined;
  readonly const?: JsonValue | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly minimum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMaximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly minProperties?: number | undefined;
  readonly maxProperties?: number | undefined;
  readonly required?: boolean | undefined;
  readonly nullable?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly writeOnly?: boolean | undefined;
  readonly default?: JsonValue | undefined;
  readonly example?: JsonValue | undefined;
  /** How the value looks in XML: `id="…"`, `<books><book>`. */
  readonly xml?: string | undefined;
}

/** How a parameter, a header or a part of a form is serialized (OpenAPI 3.1, 4.8.12), where this differs from the default. */
export interface Serialization {
  readonly style?: string | undefined;
  readonly explode?: boolean | undefined;
  readonly allowReserved?: boolean | undefined;
  readonly allowEmptyValue?: boolean | undefined;
  /** The media type, if the value is described by `content`. */
  readonly contentType?: string | undefined;
}

/** A rule that is shown as a sentence in the reader's language. */
export type Note =
  /** `required` lists properties that are described elsewhere. */
  | { readonly note: "required"; readonly names: readonly string[] }
  | {
      readonly note: "dependentRequired";
      readonly property: string;
      readonly names: readonly string[];
    }
  | { readonly note: "noFurtherItems" }
  /** `unevaluatedProperties: false` beside `additionalProperties`. */
  | { readonly note: "noUndescribedProperties" }
  | { readonly note: "dynamicRef"; readonly ref: string }
  /** A circular reference without a named schema. */
  | { readonly note: "repeats"; readonly ref: string }
  | { readonly note: "const"; readonly value: JsonValue }
  | { readonly note: "enum"; readonly values: readonly JsonValue[] }
  | { readonly note: "format"; readonly format: string }
  /** Keywords that apply only to values of one type, in a schema without a type. */
  | {
      readonly note: "ofType";
      readonly type: "string" | "number" | "array" | "object";
      readonly keywords: Readonly<Record<string, JsonValue>>;
    }
  /** Another part of an `allOf` has another value of the same keyword; both apply. */
  | { readonly note: "also"; readonly keyword: string; readonly value: JsonValue }
  /** The parts of an `allOf` have no type in common, so no value is valid. */
  | { readonly note: "contradiction"; readonly types: readonly (readonly string[])[] }
  /** A rule in CEL, at its schema; without `rule`, its sentence at a field that it is about. */
  | {
      readonly note: "validation";
      readonly message: string;
      readonly rule?: string;
      readonly fieldPath?: string;
    }
  /** The examples after the first, which is a fact. */
  | { readonly note: "examples"; readonly values: readonly JsonValue[] };

/** One allowed value of an `enum`. */
export interface EnumValue<P> extends Prose<P> {
  readonly value: JsonValue;
  /** Its name in generated code. */
  readonly name?: string | undefined;
}

/** A schema: its facts, prose and content. */
export interface Schema<P> extends Facts, Words<P> {
  readonly enum?: readonly EnumValue<P>[] | undefined;
  readonly properties?: readonly NamedValue<P>[] | undefined;
  /** `name` is the pattern, an ECMA-262 regular expression. */
  readonly patternProperties?: readonly NamedValue<P>[] | undefined;
  readonly additionalProperties?: Schema<P> | undefined;
  /** No other properties are allowed. */
  readonly closed?: boolean | undefined;
  readonly prefixItems?: readonly Schema<P>[] | undefined;
  /** The schema of an array's items, if it has its own facts or prose; otherwise this schema has the content of the items. */
  readonly items?: Schema<P> | undefined;
  /** Named schemas whose rows are shown as this one's. */
  readonly allOf?: readonly string[] | undefined;
  readonly requiredGroups?: readonly RequiredGroups[] | undefined;
  readonly unions?: readonly Union<P>[] | undefined;
  readonly conditions?: readonly Condition<P>[] | undefined;
  readonly discriminators?: readonly Discriminator[] | undefined;
  readonly notes?: readonly Note[] | undefined;
}

/** A property of an object. */
export interface NamedValue<P> extends Schema<P> {
  readonly name: string;
}

/** A union whose branches only name required properties. */
export interface RequiredGroups {
  readonly mode: "oneOf" | "anyOf";
  /** Names that are required together. */
  readonly groups: readonly (readonly string[])[];
}

/** A set of variants: exactly one (`oneOf`) or at least one (`anyOf`) must match (JSON Schema 2020-12, 10.2.1). */
export interface Union<P> {
  readonly mode: "oneOf" | "anyOf";
  /** Name of the property whose value selects the variant. */
  readonly discriminator?: string | undefined;
  readonly variants: readonly Variant<P>[];
}

export interface Variant<P> extends Schema<P> {
  /** Unique in its union; if absent, the type names the variant. */
  readonly label?: string | undefined;
  /** The value of the discriminator that selects it. */
  readonly value?: string | undefined;
  /** Further values that select it. */
  readonly moreValues?: readonly string[] | undefined;
  /** Applies to every value that selects no other variant. */
  readonly fallback?: boolean | undefined;
}

export interface Condition<P> extends Schema<P> {
  readonly keyword: ConditionKeyword;
  /** For `dependentSchemas`. */
  readonly property?: string | undefined;
  /** For `contains`: how many items. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** Which schemas extend this one, and for which values (OpenAPI 3.1, 4.8.25). */
export interface Discriminator {
  readonly property: string;
  readonly values?:
    | readonly {
        /** Absent: any other value. */
        readonly value?: string | undefined;
        readonly schema: string;
      }[]
    | undefined;
}

/** An entry of `components.schemas`. */
export interface NamedSchema<P> extends Schema<P> {
  /** Its key. */
  readonly name: string;
}

/* -------------------------------------------------------------- Operations */

/** The location of a parameter (OpenAPI 3.1, 4.8.12.1). */
export type ParameterLocation = "path" | "query" | "header" | "cookie";

/** One of several examples of a parameter or header, or an external example of a body (OpenAPI 3.1, 4.8.19). */
export interface ValueExample<P> extends Prose<P> {
  readonly name: string;
  readonly summary?: string | undefined;
  readonly value?: JsonValue | undefined;
  /** URL of an external example. */
  readonly href?: string | undefined;
}

/** OpenAPI 3.1, 4.8.21. */
export interface Header<P> extends NamedValue<P>, Serialization {
  /** All examples, unless there is a single plain one, which is a fact. */
  readonly examples?: readonly ValueExample<P>[] | undefined;
}

/** OpenAPI 3.1, 4.8.12. */
export interface Parameter<P> extends Header<P> {
  readonly in: ParameterLocation;
}

/** OpenAPI 3.1, 4.8.15. */
export interface Encoding<P> extends Serialization {
  /** Name of the property. */
  readonly name: string;
  readonly headers?: readonly Header<P>[] | undefined;
}

/** A body in one media type (OpenAPI 3.1, 4.8.14). */
export interface MediaType<P> {
  readonly mediaType: string;
  /** The schema describes one item of a stream. */
  readonly stream?: boolean | undefined;
  readonly schema?: Schema<P> | undefined;
  readonly encodings?: readonly Encoding<P>[] | undefined;
  readonly externalExamples?: readonly ValueExample<P>[] | undefined;
}

/** OpenAPI 3.1, 4.8.13. */
export interface RequestBody<P> extends Prose<P> {
  readonly required?: boolean | undefined;
  readonly content?: readonly MediaType<P>[] | undefined;
}

/** OpenAPI 3.1, 4.8.17. */
export interface Response<P> extends Prose<P> {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly headers?: readonly Header<P>[] | undefined;
  readonly content?: readonly MediaType<P>[] | undefined;
  readonly links?: readonly Link<P>[] | undefined;
}

/** OpenAPI 3.1, 4.8.20. */
export interface Link<P> extends Prose<P> {
  readonly name: string;
  /** Id of the target operation, if it is in this API. */
  readonly operation?: string | undefined;
  /** The operationId or operationRef as written. */
  readonly target: string;
  /** A constant as JSON, or a runtime expression. */
  readonly requestBody?: string | undefined;
  /** URL of the server to call instead of the operation's own. */
  readonly server?: string | undefined;
  /** Parameters of the linked operation; a value is a constant or a runtime expression (4.8.20.4). */
  readonly parameters?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** The one-line facts of a security scheme (OpenAPI 3.1, 4.8.27). */
export interface SchemeFacts {
  readonly type: "apiKey" | "http" | "oauth2" | "openIdConnect" | "mutualTLS";
  /** For `apiKey`. */
  readonly in?: "header" | "query" | "cookie" | undefined;
  /** For `apiKey`: name of the header, query parameter or cookie. */
  readonly parameter?: string | undefined;
  /** For `http`: `basic`, `bearer`, … */
  readonly scheme?: string | undefined;
  /** For `http` with `bearer`: a hint such as `JWT`. */
  readonly bearerFormat?: string | undefined;
}

/** A security scheme as one operation needs it. */
export interface SchemeUse extends SchemeFacts {
  /** The key under `components.securitySchemes`. */
  readonly name: string;
  readonly scopes?: readonly string[] | undefined;
}

/** The parts that operations, webhooks and callbacks have in common. */
export interface Payload<P> {
  /** Alternatives: all schemes of an alternative are needed together; an empty alternative needs no credentials. */
  readonly security?: readonly (readonly SchemeUse[])[] | undefined;
  readonly parameters?: readonly Parameter<P>[] | undefined;
  readonly requestBody?: RequestBody<P> | undefined;
  readonly responses?: readonly Response<P>[] | undefined;
}

/** What every list of a kind has in common: its first and its last items. */
export interface Ends<T> {
  readonly first?: readonly T[] | undefined;
  readonly last?: readonly T[] | undefined;
}

/** The parts that operations have unless they define their own, and those that every operation has. */
export interface Shared<P> extends Pick<Payload<P>, "security" | "responses"> {
  readonly servers?: readonly Server<P>[] | undefined;
  /** The parameters of every operation: the first and last of their location. */
  readonly parameters?: Ends<Parameter<P>> | undefined;
  /** The headers of every successful response (2XX). */
  readonly headers?: Ends<Header<P>> | undefined;
}

/** A request that the API sends during an operation (OpenAPI 3.1, 4.8.18). */
export interface Callback<P> extends Payload<P>, Words<P> {
  readonly name: string;
  /** Runtime expression for the URL. */
  readonly expression: string;
  readonly method: HttpMethod;
  readonly title?: string | undefined;
  readonly deprecated?: boolean | undefined;
}

/** OpenAPI 3.1, 4.8.5. */
export interface Server<P> extends Prose<P> {
  readonly url: string;
  readonly name?: string | undefined;
  readonly variables?: readonly ServerVariable<P>[] | undefined;
}

/** OpenAPI 3.1, 4.8.6. */
export interface ServerVariable<P> extends Prose<P> {
  readonly name: string;
  readonly default: string;
  readonly enum?: readonly string[] | undefined;
}

/** An operation or a webhook (OpenAPI 3.1, 4.8.10). */
export interface Operation<P> extends Payload<P>, PageProse<P> {
  /** The last segment of its page's URL. */
  readonly id: string;
  readonly method: HttpMethod;
  readonly title: string;
  readonly tag?: string | undefined;
  /** Titles of its other tags; menus list it only under the first. */
  readonly moreTags?: readonly string[] | undefined;
  readonly deprecated?: boolean | undefined;
  readonly callbacks?: readonly Callback<P>[] | undefined;
  readonly servers?: readonly Server<P>[] | undefined;
}
