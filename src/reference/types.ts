import type { ReactNode } from "react";
import type { LanguageInfo } from "../samples/languages";
import type {
  BodyTemplate,
  RequestTemplate,
  SampleInputs,
  SampleParameter,
  SecurityWay,
} from "../samples/types";
import type * as view from "../view/types";
import type { HttpMethod } from "../view/types";

export interface OperationPageProps extends Operation {
  /** Path template as in the document. */
  readonly path: string;
  /** Templates, until the build completes them. */
  readonly samples?: Samples | SampleTemplates;
  /** With names of shared responses, until the build completes them. */
  readonly examples?: OperationExamples | ExampleTemplates;
  readonly shared?: Shared;
  /** Ids of the operations whose request bodies are most like its own. */
  readonly counterparts?: readonly string[];
}

/** Code as plain text, or as HTML highlighted at build time. */
export type CodeText = string | { readonly html: string };

/** The samples of one body, one per language, all of the same request. */
export interface SampleVariant extends VariantFacts {
  /** By key of the language. */
  readonly codes: Readonly<Record<string, CodeText>>;
}

interface VariantFacts {
  /** Content type of the body; absent without a body. */
  readonly mediaType?: string;
  /** Name of the example that the body shows; absent without an example. */
  readonly example?: string;
  readonly summary?: string;
  /** The fields of the body, if it is one of two generated bodies. */
  readonly extent?: "none" | "required" | "all";
  /** Ids of the variants that the body shows, on the page of the operation; absent without variants. */
  readonly branches?: readonly string[];
  /** How much of a list the sample reads; absent if the list is not paginated. */
  readonly pages?: "one" | "all";
}

/** A language of samples that a site shows. */
export interface ShownLanguage extends Pick<
  LanguageInfo,
  "label" | "needs" | "file" | "grammar" | "isOnePage"
> {
  readonly key: string;
}

/** Templates with slots (`src/samples/template.ts`). */
type Programs = Readonly<Record<string, string>>;

/** The samples of one body; all other members are templates, by key of the language. */
interface VariantTemplates extends VariantFacts {
  /** What is sent, unless it is JSON. */
  readonly body?: BodyTemplate;
  readonly [language: string]: string | readonly string[] | BodyTemplate | undefined;
}

/** The samples of an operation as codegen writes them. */
export interface SampleTemplates
  extends Pick<SampleInputs, "servers">, Pick<Samples, "own" | "more"> {
  /** Those that not every operation sends. A name stands for a parameter in `shared.samples.ts`. */
  readonly parameters?: readonly (SampleParameter | string)[];
  /** The ways to authenticate; absent: those in `shared.samples.ts`. */
  readonly security?: readonly SecurityWay[];
  /** The request that all samples send. */
  readonly request?: RequestTemplate;
  /** The templates of variants that do not have their own. */
  readonly programs?: Programs;
  readonly variants: readonly VariantTemplates[];
}

/**
 * The samples of an operation as HTML, with a `<span data-slot="…">` for each slot. The build makes them from {@link SampleTemplates}
 * and adds `servers`, `standIn` and `credentials`.
 */
export interface Samples extends SampleInputs {
  /** The languages in the order of their tabs; absent: the usual ones. */
  readonly languages?: readonly ShownLanguage[];
  /** The placeholder for the host, if the first server has none. */
  readonly standIn?: string;
  /** Names of the credentials that the samples need, in order of appearance. */
  readonly credentials?: readonly string[];
  /** The ways to authenticate, if readers can choose. The first one applies until they do. */
  readonly security?: readonly SecurityChoice[];
  /** One per media type and example of the body. Without a body one, plus one that reads all pages if the list is paginated. */
  readonly variants: readonly [SampleVariant, ...SampleVariant[]];
  /** Samples in the document (`x-codeSamples`). */
  readonly own?: readonly OwnSample[];
  /** How many more variants there are. */
  readonly more?: number;
}

/** A way to authenticate and the credentials that it needs. */
interface SecurityChoice {
  readonly name: string;
  readonly credentials: readonly string[];
}

/** A sample from the document, without slots for readers' own values. */
export interface OwnSample {
  /** As written. */
  readonly language: string;
  readonly label?: string;
  readonly code: CodeText;
}

/** A sequence of calls with one goal (Arazzo 1.0.1, 4.6.4). */
export interface Workflow {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly WorkflowStep[];
}

/** A call of a workflow. */
interface WorkflowStep {
  /** Id of the operation. */
  readonly operation: string;
  readonly method: HttpMethod;
  readonly title: string;
  /** Names of the outputs of earlier calls that it sends. */
  readonly takes?: readonly string[];
  /** Names of its own outputs. */
  readonly gives?: readonly string[];
  /** Conditions for the next call; this one is repeated until they hold: `job.status ≠ PENDING`. */
  readonly until?: readonly string[];
}

/** The generated models of an operation, in TypeScript. */
export interface SampleTypes {
  readonly code: CodeText;
  /** How many of the named types that the code uses are not included. */
  readonly leftOut: number;
  /** The file with all of them, relative to the generated tree. */
  readonly file: string;
}

/** An example of a body: its value, or the value as HTML highlighted at build time. */
export interface Example {
  /** A generated example is named `example`, or after the fields that it has, like `extent` of a {@link SampleVariant}. */
  readonly name: string;
  readonly summary?: string;
  /** Plain text; line breaks separate paragraphs. */
  readonly description?: string;
  /** Whether it was generated from the schema because the document declares none. */
  readonly sampled?: boolean;
  /** Label of the schema's variant that it shows. */
  readonly variant?: string;
  readonly value?: unknown;
  /** Instead of a value: a part of an operation's examples, as operation id, `#` and a JSON Pointer. */
  readonly from?: string;
  /** Added by the build, with the language of the code. */
  readonly html?: string;
  readonly language?: string;
}

/** Views whose prose is JSX, as in generated modules. */
export type Words = view.Words<ReactNode>;
export type Schema = view.Schema<ReactNode>;

/** An operation that refers to the schema, and the places where it does. */
export interface OperationUse {
  readonly id: string;
  /** In its parameters or request body. */
  readonly request?: boolean;
  /** In a response. */
  readonly response?: boolean;
  /** In a callback. */
  readonly callback?: boolean;
}

export interface UsedByProps {
  readonly operations?: readonly OperationUse[];
  /** Names of schemas. */
  readonly models?: readonly string[];
}

/** A named schema, and what its page shows beside it. */
export interface NamedSchema extends view.NamedSchema<ReactNode> {
  readonly pageExamples?: readonly Example[];
  readonly usedBy?: UsedByProps;
}

export type Server = view.Server<ReactNode>;
export type Operation = view.Operation<ReactNode>;
export type Shared = view.Shared<ReactNode>;

/** Components that operations share, by name. */
export type Parameters = Readonly<Record<string, view.Parameter<ReactNode>>>;
export type Schemes = Readonly<Record<string, view.SchemeUse>>;
export type SharedResponses = Readonly<Record<string, Omit<view.Response<ReactNode>, "status">>>;

/** The named schemas that unfold on a page, by name. */
export type NamedSchemas = ReadonlyMap<string, NamedSchema>;

/** Examples of the bodies of an operation, by media type. */
export type BodyExamples = Readonly<Record<string, readonly Example[]>>;

export interface OperationExamples {
  readonly request: BodyExamples;
  /** By status. */
  readonly responses: Readonly<Record<string, BodyExamples>>;
}

/** Examples as codegen writes them: a name stands for the examples of a shared response. */
export interface ExampleTemplates extends Pick<OperationExamples, "request"> {
  readonly responses: Readonly<Record<string, BodyExamples | string>>;
}

/** The methods of a path item in openapi-typescript's `paths`, which has `get?: never` for missing ones. */
export type MethodOf<PathItem> = Extract<
  {
    [M in HttpMethod & keyof PathItem]: [Exclude<PathItem[M], undefined>] extends [never]
      ? never
      : M;
  }[HttpMethod & keyof PathItem],
  HttpMethod
>;

/** `OperationPage` for one document: a page for an operation that is not in the document does not compile. */
export type OperationPageFor<Paths> = <P extends keyof Paths & string>(
  props: Omit<OperationPageProps, "path" | "method"> & {
    readonly path: P;
    readonly method: MethodOf<Paths[P]>;
  },
) => ReactNode;
