import type { ReactElement, ReactNode } from "react";
import type {
  JsonValue,
  QueryCredential,
  SampleLanguage,
  SampleParameter,
  SampleServer,
} from "../samples/types";
import type { OperationPageProps } from "./OperationPage";
import type { SchemaProps } from "./Schema";

export type { JsonValue, SampleLanguage };

/** The methods that an OpenAPI path item has fields for, in lower case; others (`additionalOperations` of 3.2) in capitals. */
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

/** Code as plain text, or as HTML that was highlighted when the site was built. */
export type CodeText = string | { readonly html: string };

/** The five samples of one body, all of the same request. */
export interface SampleVariant extends Readonly<Record<SampleLanguage, CodeText>> {
  /** Content type of the body; absent without a body. */
  readonly mediaType?: string;
  /** Name of the example that the body shows; absent without an example. */
  readonly example?: string;
  readonly summary?: string;
}

/**
 * The samples of an operation. Codegen writes templates, whose slots stand between `{{` and `}}` (`src/samples`); the build makes
 * html of them, in which each slot is a `<span data-slot="…">`, and adds `servers`, `standIn` and `credentials`.
 */
export interface Samples {
  readonly parameters: readonly SampleParameter[];
  readonly queryCredentials?: readonly QueryCredential[];
  /** Those of the operation, or else those of the document. */
  readonly servers?: readonly SampleServer[];
  /** What stands where the first server has no host; absent: it has one. */
  readonly standIn?: string;
  /** Names of the credentials that the samples ask for, in the order in which they stand there. */
  readonly credentials?: readonly string[];
  /** One per media type and example of the body; exactly one without a body. */
  readonly variants: readonly [SampleVariant, ...SampleVariant[]];
  /** Those that the author of the document wrote (`x-codeSamples`). */
  readonly own?: readonly OwnSample[];
  /** How many more there would be. */
  readonly more?: number;
}

/** A sample that the author of the document wrote; readers' own values do not go into it. */
export interface OwnSample {
  /** As written there. */
  readonly language: string;
  readonly label?: string;
  readonly code: CodeText;
}

/** The generated models of an operation, in TypeScript. */
export interface SampleTypes {
  readonly code: CodeText;
  /** How many named types that these use did not fit. */
  readonly leftOut: number;
  /** Where all of them are, below the folder of the generated tree. */
  readonly file: string;
}

/** An example of a body: its value, or the same as HTML that was highlighted when the site was built. */
export interface Example {
  readonly name: string;
  readonly summary?: string;
  /** Plain text; a line end separates paragraphs. */
  readonly description?: string;
  /** Made from the members of the schema: the author gave none. */
  readonly sampled?: boolean;
  readonly value?: unknown;
  /** Instead of a value: which part of an operation's examples it is, as operation, `#` and a JSON Pointer. */
  readonly from?: string;
  readonly html?: string;
}

/** What a schema says in one line: type, annotations and constraints (JSON Schema validation, 6 to 9). */
export interface Facts {
  /** Display text, such as `array of Class` or `string or integer`. */
  readonly type: string;
  readonly title?: string;
  readonly format?: string;
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly default?: JsonValue;
  readonly const?: JsonValue;
  readonly example?: JsonValue;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly contentMediaType?: string;
  readonly contentEncoding?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** The form that it has in XML. */
  readonly xml?: string;
}

/** A component of `generated/schemas`: takes nothing, uses no hook, returns one `<Schema name>`. */
export type SchemaComponent = () => ReactElement<SchemaProps>;

/** The named schemas that unfold on a page, by the name that the specification gives them. */
export type SchemaComponents = Readonly<Record<string, SchemaComponent>>;

/** The methods that a path item of openapi-typescript's `paths` has; it writes the others as `get?: never`. */
export type MethodOf<PathItem> = Extract<
  {
    [M in HttpMethod & keyof PathItem]: [Exclude<PathItem[M], undefined>] extends [never]
      ? never
      : M;
  }[HttpMethod & keyof PathItem],
  HttpMethod
>;

/** `OperationPage` bound to one document: a page for an operation that the document lacks does not compile. */
export type OperationPageFor<Paths> = <P extends keyof Paths & string>(
  props: Omit<OperationPageProps, "path" | "method"> & {
    readonly path: P;
    readonly method: MethodOf<Paths[P]>;
  },
) => ReactNode;
