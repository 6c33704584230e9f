import { schemaPath as pathOfSchema } from "../paths";
import type { LanguageInfo } from "../samples/languages";
import type { SampleServer, SchemeCredential } from "../samples/types";
import type { SinglePageKind } from "../shared/page-kinds";
import type { HttpMethod } from "../view/types";

/** An operation or webhook in a menu. */
export interface ApiOperation {
  /** The last segment of its URL: `/api/<id>`. */
  readonly id: string;
  /** `operation` by default. */
  readonly kind?: "operation" | "webhook";
  readonly method: HttpMethod;
  /** Path template of an operation, or name of a webhook. */
  readonly path: string;
  readonly title: string;
  readonly deprecated?: boolean;
  /** Added by the build: the previous version did not have it. */
  readonly isNew?: boolean;
}

/** Whether the title of an operation consists of words. Without a summary, it is the method and the path. */
export function isTitled({
  method,
  path,
  title,
}: Pick<ApiOperation, "method" | "path" | "title">): boolean {
  return title !== `${method.toUpperCase()} ${path}`;
}

/** The operations of one tag. */
export interface ApiSection {
  /** Empty in the generated tree for operations or webhooks without a tag; the build adds a word in each language. */
  readonly tag: string;
  /** The group that it shares with adjacent sections. */
  readonly group?: string;
  readonly slug: string;
  readonly operations: readonly ApiOperation[];
}

/** A named schema and the last segment of its URL: `/api/schemas/<slug>`. */
export interface ApiSchema {
  readonly name: string;
  /** The name of its modules, if it differs. */
  readonly identifier?: string;
  readonly slug: string;
  /** The first sentence of its description. */
  readonly summary?: string;
}

/** Paths of files for other tools, with the base path. */
export interface ApiDownloads {
  /** The OpenAPI document. */
  readonly yaml: string;
  readonly json: string;
  readonly postman: string;
  /** The types of all requests and responses, a TypeScript module. */
  readonly types: string;
  /** The list of pages for AI assistants (<https://llmstxt.org>). */
  readonly llms: string;
}

/** The mark on a part of the API for readers who know the previous version. */
export type ChangeMark = "new" | "changed" | "deprecated";

/** The marked parts of the API, written by codegen. */
export interface ApiChanges {
  /** The version that made the changes; absent for changes that no version has yet. */
  readonly version?: string;
  /** By id of the operation. */
  readonly operations: Readonly<Record<string, ChangeMark>>;
  /** By id of the row. Before the id of a row outside named schemas is the id of its operation. */
  readonly rows: Readonly<Record<string, ChangeMark>>;
}

/** The index of an API's pages, written by codegen. */
export interface ApiNavigation {
  readonly title: string;
  readonly version: string;
  /** Path of the OpenAPI document, relative to the project. */
  readonly spec: string;
  /** The kinds of single pages that it has, in reading order. */
  readonly pages?: readonly SinglePageKind[];
  readonly sections: readonly ApiSection[];
  readonly schemas: readonly ApiSchema[];
  /** The servers of the API, if the document has any; an operation may have its own. */
  readonly servers?: readonly SampleServer[];
  /** The credentials that samples send for each security scheme. */
  readonly credentials?: readonly SchemeCredential[];
  /** The languages of samples that the site adds or replaces, by key. */
  readonly languages?: Readonly<Record<string, LanguageInfo>>;
  /** Guides that explain how to authenticate with a scheme: a path on this site or a URL. */
  readonly securityGuides?: readonly { readonly scheme: string; readonly path: string }[];
  /** Added by the build from `changes.ts`, if the API has versions. */
  readonly changes?: ApiChanges;
  /** Added by the build for the overview, if the OpenAPI document is available. */
  readonly downloads?: ApiDownloads;
}

/** Returns the path of a schema's page, without the base path; `undefined` if the API does not have the schema. */
export function schemaPath(navigation: ApiNavigation, name: string): string | undefined {
  const schema = findSchema(navigation, name);
  return schema && pathOfSchema(schema.slug);
}

export function findSchema(navigation: ApiNavigation, name: string): ApiSchema | undefined {
  return indexOf(navigation).schemas.get(name);
}

export function findOperation(navigation: ApiNavigation, id: string): ApiOperation | undefined {
  return indexOf(navigation).operations.get(id);
}

/** Returns the mark of a row or of a named schema; `undefined` if it has none. */
export function markOf({ changes }: ApiNavigation, row: string): ChangeMark | undefined {
  return changes && Object.hasOwn(changes.rows, row) ? changes.rows[row] : undefined;
}

interface NavigationIndex {
  readonly operations: ReadonlyMap<string, ApiOperation>;
  readonly schemas: ReadonlyMap<string, ApiSchema>;
}

/** Caches the indexes, because a page looks up dozens of names among thousands. */
const indexes = new WeakMap<ApiNavigation, NavigationIndex>();

function indexOf(navigation: ApiNavigation): NavigationIndex {
  const known = indexes.get(navigation);
  if (known) return known;
  const operations = navigation.sections.flatMap((section) => section.operations);
  const index = {
    operations: new Map(operations.map((operation) => [operation.id, operation])),
    schemas: new Map(navigation.schemas.map((schema) => [schema.name, schema])),
  };
  indexes.set(navigation, index);
  return index;
}
