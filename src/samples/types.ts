/** Any value that JSON can hold (RFC 8259). A member that another object of the same list has is `undefined` to TypeScript. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined };

/** How the value of a parameter is written (OpenAPI 3.1, 4.8.12.3). */
export type ParameterStyle =
  | "matrix"
  | "label"
  | "form"
  | "simple"
  | "spaceDelimited"
  | "pipeDelimited"
  | "deepObject"
  /** Since 3.2 (4.12.3). */
  | "cookie";

/**
 * A parameter whose value a reader can replace. `style`, `explode` and `allowReserved` are absent where they are what OpenAPI
 * (3.1, 4.8.12.2) says of the location.
 */
export interface SampleParameter {
  readonly in: "path" | "query" | "header" | "cookie";
  readonly name: string;
  /** What a text that a reader types is read as; absent: as text. */
  readonly type?: "integer" | "number" | "boolean" | "array" | "object";
  /** What is sent until the reader types another value; absent: nothing is sent. */
  readonly value?: JsonValue;
  /** A list is read to its end without this value: it would leave entries out. */
  readonly isFilter?: boolean;
  /** What a reader can choose instead of typing it; absent: the document does not say, or says more than a menu holds. */
  readonly choices?: readonly string[];
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** The value is written in this media type instead of a style. */
  readonly contentType?: string;
}

/** A credential that travels in the query. */
export interface QueryCredential {
  /** Codegen writes the markers of the scheme, `{{schemeName.NAME}}` and `{{scheme.NAME}}`; samples are filled from what stands for them. */
  readonly name: string;
  readonly value: string;
}

/** What a security scheme puts into a request (OpenAPI 3.1, 4.8.27). */
export interface SchemeCredential {
  /** The name of the scheme. */
  readonly scheme: string;
  /** The name of the header, cookie or query parameter. */
  readonly name: string;
  /** The whole value of the header, cookie or query parameter, in which `{NAME}` stands for what the reader has. */
  readonly value: string;
}

/** A server of the document (OpenAPI 3.1, 4.8.5). */
export interface SampleServer {
  /** May be relative, and may hold `{variables}`. */
  readonly url: string;
  /** One line of plain text. */
  readonly description?: string;
  readonly variables?: readonly ServerVariable[];
}

/** A part of a server's URL (OpenAPI 3.1, 4.8.6). */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The only values that it can have; absent: any. */
  readonly enum?: readonly string[];
}

/** A request in no language, with slots: the build writes samples in further languages from it. The body is that of the variant. */
export interface RequestTemplate {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly HeaderField[];
  /** Slots of headers that are only sent when a reader gives a value. */
  readonly extraHeaders?: readonly string[];
  readonly login?: "basic" | "digest";
  /** The client shows a certificate. */
  readonly certificate?: true;
}

export interface HeaderField {
  readonly name: string;
  readonly value: string;
}

/** A body that is not JSON: a text, the parts of a form (RFC 7578), or a file. */
export type BodyTemplate =
  | { readonly type: string; readonly text: string }
  | { readonly type: string; readonly parts: readonly PartTemplate[] }
  | { readonly type: string; readonly file: string };

/** A part is a text or a file. */
export interface PartTemplate {
  readonly name: string;
  readonly text?: string;
  readonly file?: string;
  readonly type?: string;
  readonly headers?: readonly HeaderField[];
}

/** How values are written into the samples of a language that the site adds. */
export interface WritingRule {
  /** Patterns, and what replaces their matches between the quotes of a literal, one after the other. */
  readonly escapes: readonly (readonly [pattern: string, replacement: string])[];
  /** A header as a line of its own, with `{{name}}` and `{{value}}`. */
  readonly line: string;
  /** The same without a value, if that is written in another way. */
  readonly emptyLine?: string;
}

/** What the slots of a template are filled from. */
export interface SampleInputs {
  /** Of the languages that are not in `languages`, by their key. */
  readonly rules?: Readonly<Record<string, WritingRule>>;
  /** Those of the operation, or else of the document. The first one counts until the reader gives another. */
  readonly servers?: readonly SampleServer[];
  readonly parameters: readonly SampleParameter[];
  readonly queryCredentials?: readonly QueryCredential[];
}

/** What a reader has typed, as typed. An empty text is no value: the example comes back. */
export interface SampleValues {
  /** A base URL without `{variables}`; see `serverUrl`. */
  readonly server?: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly cookie?: Readonly<Record<string, string>>;
  readonly credential?: Readonly<Record<string, string>>;
}

export interface SamplePart {
  readonly text: string;
  /** The slot that the text fills; absent: text of the template itself. */
  readonly slot?: string;
  /** The way to authenticate that has it (see `slotOf`); absent: all have. */
  readonly only?: string;
}
