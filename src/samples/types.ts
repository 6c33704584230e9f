/** Any JSON value (RFC 8259). To TypeScript, a member that only another object of the same list has is `undefined`. */
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

/** What a value that a reader types must be like; the names are those of JSON Schema. */
export interface ValueLimits {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
}

/**
 * A parameter, or an input of a program, whose value a reader can replace. `style`, `explode` and `allowReserved` are absent if they have OpenAPI's default for
 * the location (3.1, 4.8.12.2).
 */
export interface SampleParameter {
  readonly in: "path" | "query" | "header" | "cookie" | "input";
  readonly name: string;
  /** How the text that a reader types is interpreted; absent: as text. */
  readonly type?: "integer" | "number" | "boolean" | "array" | "object";
  /** The value that is sent until the reader types another; absent: nothing is sent. */
  readonly value?: JsonValue;
  /** Whether a sample that reads a whole list omits this value, because it would leave entries out. */
  readonly isFilter?: boolean;
  /** The values that a reader can choose from; absent: the document lists none, or more than fit in a menu. */
  readonly choices?: readonly string[];
  /** Only on the page of the operation. */
  readonly limits?: ValueLimits;
  readonly style?: ParameterStyle;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  /** The media type in which the value is written, instead of a style. */
  readonly contentType?: string;
}

/** A credential in the query string. */
export type QueryCredential = Pick<SchemeCredential, "name" | "value">;

/** What a security scheme puts into a request (OpenAPI 3.1, 4.8.27). */
export interface SchemeCredential {
  /** The name of the scheme. */
  readonly scheme: string;
  readonly in: "query" | "header" | "cookie";
  /** The name of the header, cookie or query parameter. */
  readonly name: string;
  /** The whole value of the header, cookie or query parameter; `{NAME}` stands for the reader's own value. */
  readonly value: string;
}

/** A way to authenticate: an alternative of security requirements (OpenAPI 3.1, 4.8.30). */
export interface SecurityWay {
  /** The names of its schemes. */
  readonly name: string;
  /** The schemes that put a credential into the request. */
  readonly schemes: readonly string[];
}

/** A server of the document (OpenAPI 3.1, 4.8.5). */
export interface SampleServer {
  /** May be relative, and may contain `{variables}`. */
  readonly url: string;
  /** One line of plain text. */
  readonly description?: string;
  readonly variables?: readonly ServerVariable[];
}

/** A part of a server's URL (OpenAPI 3.1, 4.8.6). */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The allowed values; absent: any. */
  readonly enum?: readonly string[];
}

/** A request with slots, independent of any language: the build makes samples in further languages from it. The variant has the body. */
export interface RequestTemplate {
  readonly method: string;
  readonly url: string;
  /** The media type that it asks for; absent: any. */
  readonly accept?: string;
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

/** A part of a form: a text or a file. */
export interface PartTemplate {
  readonly name: string;
  readonly text?: string;
  readonly file?: string;
  readonly type?: string;
  readonly headers?: readonly HeaderField[];
}

/** How values are written into the samples of a language. */
export interface WritingRule {
  /** The family of languages (see `quoting.ts`) to which its literals belong. */
  readonly quoting: string;
  /** The family of the literals around readers' values, if it is another one. */
  readonly literals?: string;
  /** How the name of a header is written; absent: between the quotes of a literal. */
  readonly names?: "key";
  /** The client whose arguments have names and values for the query and the headers; absent: the URL has the query. */
  readonly client?: "axios" | "requests";
  /** `text`: JSON is always a text, even if the family could write it as a value. */
  readonly json?: "text";
  /** A header on its own line, with the slots `name` and `value`. */
  readonly line?: string;
  /** A parameter that a reader adds, on its own line, with the slots `name` or `name.snake`, and `value` or `literal`. */
  readonly argument?: string;
  /** A header without a value, if it is written differently. */
  readonly emptyLine?: string;
}

/** The data that fills the slots of a template. */
export interface SampleInputs {
  /** The rules of the languages that are not ours, or that the site replaces, by key. */
  readonly rules?: Readonly<Record<string, WritingRule>>;
  /** The servers of the operation, or else of the document. The first one applies until the reader gives another. */
  readonly servers?: readonly SampleServer[];
  readonly parameters: readonly SampleParameter[];
  readonly queryCredentials?: readonly QueryCredential[];
}

/** The values that a reader has typed, unchanged. An empty text is no value and restores the example. */
export interface SampleValues {
  /** A base URL without `{variables}`; see `serverUrl`. */
  readonly server?: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly header?: Readonly<Record<string, string>>;
  readonly cookie?: Readonly<Record<string, string>>;
  readonly input?: Readonly<Record<string, string>>;
  readonly credential?: Readonly<Record<string, string>>;
}

export interface SamplePart {
  readonly text: string;
  /** The slot that the text fills; absent: text of the template itself. */
  readonly slot?: string;
  /** The way to authenticate that the part belongs to (see `slotOf`); absent: it belongs to all. */
  readonly only?: string;
}
