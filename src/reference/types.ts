import type { ReactNode } from "react";
import type { SampleLanguage } from "../samples/languages";
import type { QueryCredential, SampleParameter, SampleServer } from "../samples/types";
import type * as view from "../view/types";
import type { HttpMethod } from "../view/types";

export type { HttpMethod };

/** Props of the page of an operation: the operation itself, and what its page shows besides. */
export interface OperationPageProps extends Operation {
  /** Path template, as the specification writes it. */
  readonly path: string;
  readonly samples?: Samples;
  readonly examples?: OperationExamples;
  /** The named schemas that unfold on this page. */
  readonly schemas?: NamedSchemas;
}

/** Code as plain text, or as HTML that was highlighted when the site was built. */
export type CodeText = string | { readonly html: string };

/** The samples of one body, one per language, all of the same request. */
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

/** Views whose prose is JSX: what generated modules hold. */
export type Words = view.Words<ReactNode>;
export type Schema = view.Schema<ReactNode>;
export type NamedSchema = view.NamedSchema<ReactNode>;
export type RequiredGroups = view.RequiredGroups;
export type ValueExample = view.ValueExample<ReactNode>;
export type Server = view.Server<ReactNode>;
export type Operation = view.Operation<ReactNode>;

/** The named schemas that unfold on a page, by the name that the specification gives them. */
export type NamedSchemas = Readonly<Record<string, NamedSchema>>;

/** Examples of the bodies of an operation, by media type. */
export type BodyExamples = Readonly<Record<string, readonly Example[]>>;

/** The examples of an operation. */
export interface OperationExamples {
  readonly request: BodyExamples;
  /** By status. */
  readonly responses: Readonly<Record<string, BodyExamples>>;
}

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
