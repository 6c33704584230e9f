/**
 * What an API says, as data: the one form of a schema or an operation between the model of codegen and the rows of a page. Generated
 * modules hold it, `layOut…` of this folder lays it out, components draw the result.
 *
 * Prose is opaque: `P` is Markdown nodes in codegen, and JSX on the site. An absent field says nothing; there are no empty lists.
 */

/** Any value that JSON can hold (RFC 8259). */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** The methods that an OpenAPI path item has fields for, in lowercase; others (`additionalOperations` of 3.2) in capitals. */
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

/** The type of a value, as one line of a row tells it. */
export type TypeRef =
  | TypeName
  /** The name of a schema. */
  | { readonly ref: string }
  | { readonly array: TypeRef }
  /** An object whose members all hold one type. */
  | { readonly map: TypeRef }
  | { readonly or: readonly TypeRef[] }
  /** A union of so many branches that have no short names. */
  | { readonly shapes: number };

/** What an author says of something (CommonMark). */
export interface Prose<P> {
  /** The first paragraph, without an element around it. */
  readonly description?: P | undefined;
  /** The first paragraph holds links: a summary, which is a button, shows it without them. */
  readonly hasLinks?: boolean | undefined;
  /** The blocks that follow; all of them, where the author does not begin with a paragraph. */
  readonly details?: P | undefined;
}

/** A part of a description under a heading of its own. */
export interface Chapter<P> extends Prose<P> {
  /** The heading as plain text. */
  readonly title: string;
  /** The heading as drawn, where it is more than its text. */
  readonly heading?: P | undefined;
  /** 1, when absent: the outermost that the author uses. */
  readonly depth?: number | undefined;
}

/** OpenAPI 3.1, 4.8.11. */
export interface ExternalDocs<P> extends Prose<P> {
  readonly url: string;
}

/** All words of an author about one thing. */
export interface Words<P> extends Prose<P> {
  /** Why it is deprecated. */
  readonly deprecation?: Prose<P> | undefined;
  readonly externalDocs?: ExternalDocs<P> | undefined;
}

/** The words about a page as a whole. */
export interface PageProse<P> extends Words<P> {
  readonly chapters?: readonly Chapter<P>[] | undefined;
}

/** What a schema says in one line: type, annotations and constraints (JSON Schema validation, 6 to 9). */
export interface Facts {
  readonly type: TypeRef;
  readonly title?: string | undefined;
  readonly format?: string | undefined;
  readonly const?: JsonValue | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
  readonly contentMediaType?: string | undefined;
  readonly contentEncoding?: string | undefined;
  readonly minimum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMaximum?: number | undefined;
  readonly multipleOf?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly uniqueItems?: boolean | undefined;
  readonly minProperties?: number | undefined;
  readonly maxProperties?: number | undefined;
  readonly required?: boolean | undefined;
  readonly nullable?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly writeOnly?: boolean | undefined;
  readonly default?: JsonValue | undefined;
  readonly example?: JsonValue | undefined;
  /** The form that it has in XML: `id="…"`, `<books><book>`. */
  readonly xml?: string | undefined;
}

/** How a parameter, a header or a part of a form is written (OpenAPI 3.1, 4.8.12), where it is not as usual. */
export interface Serialization {
  readonly style?: string | undefined;
  readonly explode?: boolean | undefined;
  readonly allowReserved?: boolean | undefined;
  readonly allowEmptyValue?: boolean | undefined;
  /** The media type, when the value is described by `content`. */
  readonly contentType?: string | undefined;
}

/** A rule that no row or chip shows, and the locale has the words for. */
export type Note =
  /** `required` names members that are described elsewhere. */
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
  /** A circle of references without a name. */
  | { readonly note: "repeats"; readonly ref: string }
  | { readonly note: "const"; readonly value: JsonValue }
  | { readonly note: "enum"; readonly values: readonly JsonValue[] }
  | { readonly note: "format"; readonly format: string }
  /** Keywords that hold for values of one type alone, of a schema that does not say its type. */
  | {
      readonly note: "ofType";
      readonly type: "string" | "number" | "array" | "object";
      readonly keywords: Readonly<Record<string, JsonValue>>;
    }
  /** Another part of an `allOf` states another value of the same keyword: both hold. */
  | { readonly note: "also"; readonly keyword: string; readonly value: JsonValue }
  /** The parts of an `allOf` share no type, so that no value is valid. */
  | { readonly note: "contradiction"; readonly types: readonly (readonly string[])[] }
  /** The row shows the first example. */
  | { readonly note: "examples"; readonly values: readonly JsonValue[] };

/** One allowed value of an `enum`. */
export interface EnumValue<P> extends Prose<P> {
  readonly value: JsonValue;
  /** What programs call it. */
  readonly name?: string | undefined;
}

/** A schema, with all that its line and what is inside it say. */
export interface Schema<P> extends Facts, Words<P> {
  readonly enum?: readonly EnumValue<P>[] | undefined;
  readonly properties?: readonly NamedValue<P>[] | undefined;
  /** `name` is the pattern, an ECMA-262 regular expression. */
  readonly patternProperties?: readonly NamedValue<P>[] | undefined;
  readonly additionalProperties?: Schema<P> | undefined;
  /** No other properties are allowed. */
  readonly closed?: boolean | undefined;
  readonly prefixItems?: readonly Schema<P>[] | undefined;
  /** What every item of an array holds, where that is more than its type; else what is inside the items stands here. */
  readonly items?: Schema<P> | undefined;
  /** Named schemas whose rows belong to this one. */
  readonly allOf?: readonly string[] | undefined;
  readonly requiredGroups?: readonly RequiredGroups[] | undefined;
  readonly unions?: readonly Union<P>[] | undefined;
  readonly conditions?: readonly Condition<P>[] | undefined;
  readonly discriminators?: readonly Discriminator[] | undefined;
  readonly notes?: readonly Note[] | undefined;
}

/** A named member of an object. */
export interface NamedValue<P> extends Schema<P> {
  readonly name: string;
}

/** A union whose branches only name required properties. */
export interface RequiredGroups {
  readonly mode: "oneOf" | "anyOf";
  /** Each: names that are required together. */
  readonly groups: readonly (readonly string[])[];
}

/** Branches of which one holds (`oneOf`), or at least one (`anyOf`) (JSON Schema 2020-12, 10.2.1). */
export interface Union<P> {
  readonly mode: "oneOf" | "anyOf";
  /** Name of the property whose value selects the branch. */
  readonly discriminator?: string | undefined;
  readonly variants: readonly Variant<P>[];
}

export interface Variant<P> extends Schema<P> {
  /** What a reader calls the branch, unique in its union; absent: it is called by its type. */
  readonly label?: string | undefined;
  /** The value of the discriminator that selects it. */
  readonly value?: string | undefined;
  /** Further values that select it. */
  readonly moreValues?: readonly string[] | undefined;
  /** It holds for every value that selects no other. */
  readonly fallback?: boolean | undefined;
}

/** A keyword that says which other schema holds, and of what. */
export type ConditionKeyword =
  | "if"
  | "then"
  | "else"
  | "not"
  | "dependentSchemas"
  | "contains"
  | "propertyNames"
  | "contentSchema";

export interface Condition<P> extends Schema<P> {
  readonly keyword: ConditionKeyword;
  /** Of `dependentSchemas`. */
  readonly property?: string | undefined;
  /** Of `contains`: how many items. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** Which schemas extend this one, and by which value (OpenAPI 3.1, 4.8.25). */
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

/** Where a parameter is sent (OpenAPI 3.1, 4.8.12.1). */
export type ParameterLocation = "path" | "query" | "header" | "cookie";

/** One of several examples of a parameter or a header, or one of a body that is elsewhere (OpenAPI 3.1, 4.8.19). */
export interface ValueExample<P> extends Prose<P> {
  readonly name: string;
  readonly summary?: string | undefined;
  readonly value?: JsonValue | undefined;
  /** Where it is, when it stands in a file of its own. */
  readonly href?: string | undefined;
}

/** OpenAPI 3.1, 4.8.21. */
export interface Header<P> extends NamedValue<P>, Serialization {
  /** All examples, where one line has no room for them. */
  readonly examples?: readonly ValueExample<P>[] | undefined;
}

/** OpenAPI 3.1, 4.8.12. */
export interface Parameter<P> extends Header<P> {
  readonly in: ParameterLocation;
}

/** OpenAPI 3.1, 4.8.15. */
export interface Encoding<P> extends Serialization {
  /** Of the property that is written so. */
  readonly name: string;
  readonly headers?: readonly Header<P>[] | undefined;
}

/** A body in one media type (OpenAPI 3.1, 4.8.14). */
export interface MediaType<P> {
  readonly mediaType: string;
  /** The schema is that of one item of a stream. */
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
  /** Id of the page of the operation, when it is one of this API. */
  readonly operation?: string | undefined;
  /** What the author wrote: an operationId or operationRef. */
  readonly target: string;
  /** What it sends: a constant as JSON, or a runtime expression. */
  readonly requestBody?: string | undefined;
  /** The address that it goes to instead of the usual one. */
  readonly server?: string | undefined;
  /** Parameters of the linked operation; a value is a constant or a runtime expression (4.8.20.4). */
  readonly parameters?: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** A security scheme in one line (OpenAPI 3.1, 4.8.27). */
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

/** What operations, webhooks and callbacks have in common. */
export interface Payload<P> {
  /** Alternatives: all schemes of one together. One without any asks for no credentials. */
  readonly security?: readonly (readonly SchemeUse[])[] | undefined;
  readonly parameters?: readonly Parameter<P>[] | undefined;
  readonly requestBody?: RequestBody<P> | undefined;
  readonly responses?: readonly Response<P>[] | undefined;
}

/** A call that the API makes in the course of an operation (OpenAPI 3.1, 4.8.18). */
export interface Callback<P> extends Payload<P>, Words<P> {
  readonly name: string;
  /** Runtime expression of the address that is called. */
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
  /** Last part of the URL of its page. */
  readonly id: string;
  readonly method: HttpMethod;
  readonly title: string;
  readonly tag?: string | undefined;
  /** Titles of the other tags that it has; menus list it under the first alone. */
  readonly moreTags?: readonly string[] | undefined;
  readonly deprecated?: boolean | undefined;
  readonly callbacks?: readonly Callback<P>[] | undefined;
  readonly servers?: readonly Server<P>[] | undefined;
}
