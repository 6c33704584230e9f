import { schemaPath as pathOfSchema } from "../paths";
import type { SampleServer, SchemeCredential } from "../samples/types";
import type { HttpMethod } from "../view/types";

/** An operation or webhook as menus name it. */
export interface ApiOperation {
  /** Last part of its URL: `/api/<id>`. */
  readonly id: string;
  /** An operation when absent. */
  readonly kind?: "operation" | "webhook";
  readonly method: HttpMethod;
  /** Path template of an operation, name of a webhook. */
  readonly path: string;
  readonly title: string;
  readonly deprecated?: boolean;
}

/** The operations of one tag. */
export interface ApiSection {
  readonly tag: string;
  /** What it stands under, with its neighbours of the same group. */
  readonly group?: string;
  readonly slug: string;
  readonly operations: readonly ApiOperation[];
}

/** A named schema and the last part of its URL: `/api/schemas/<slug>`. */
export interface ApiSchema {
  readonly name: string;
  /** What its modules are called; absent: as it is. */
  readonly identifier?: string;
  readonly slug: string;
  /** The first sentence of its description. */
  readonly summary?: string;
}

/** Addresses of what other tools read, with the base path. */
export interface ApiDownloads {
  /** The OpenAPI document. */
  readonly yaml: string;
  readonly json: string;
  /** What Postman imports. */
  readonly postman: string;
}

/** Everything of an API that can be linked to; written by codegen. */
export interface ApiNavigation {
  readonly title: string;
  readonly version: string;
  /** The specification's file, relative to the project. */
  readonly spec: string;
  /** There is a catalogue of errors, `errors.tsx`. */
  readonly errors?: boolean;
  readonly sections: readonly ApiSection[];
  readonly schemas: readonly ApiSchema[];
  /** Where the API is; absent: the document does not say. An operation may have servers of its own. */
  readonly servers?: readonly SampleServer[];
  /** What the samples write for each security scheme. */
  readonly credentials?: readonly SchemeCredential[];
  /** Put in for the overview, by the build, where the specification is at hand. */
  readonly downloads?: ApiDownloads;
}

/** Path of a named schema's page, without the base path; `undefined` when the API has no such schema. */
export function schemaPath(navigation: ApiNavigation, name: string): string | undefined {
  const schema = findSchema(navigation, name);
  return schema && pathOfSchema(schema.slug);
}

/** What the modules of a schema are called. */
export function schemaModuleName({ name, identifier = name }: ApiSchema): string {
  return identifier;
}

/** The schema of that name; `undefined` when the API has none. */
export function findSchema(navigation: ApiNavigation, name: string): ApiSchema | undefined {
  return indexOf(navigation).schemas.get(name);
}

/** The operation of that id; `undefined` when the API has none. */
export function findOperation(navigation: ApiNavigation, id: string): ApiOperation | undefined {
  return indexOf(navigation).operations.get(id);
}

interface NavigationIndex {
  readonly operations: ReadonlyMap<string, ApiOperation>;
  readonly schemas: ReadonlyMap<string, ApiSchema>;
}

/** A page looks up dozens of names among thousands. */
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
