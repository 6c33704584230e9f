import type { SiteWords } from "./i18n/words";
import {
  changelogPath,
  errorsPath,
  operationPath,
  overviewAliases,
  overviewPath,
  schemaPath,
} from "./paths";
import type { ApiNavigation, ApiOperation } from "./reference/navigation";
import type { EntryKind } from "./search/search-index";
import { join } from "./shared/json-pointer";

/** How the build treats the pages of a kind. */
interface PageKindInfo {
  /** Kind of the page's own search entry. */
  readonly entry: EntryKind;
  /** It is about one thing of the API: its sections are those of all pages of the kind, so they have no entries. */
  readonly isDetail?: true;
  /** Chapter of `llms.txt`; absent: that of the operation's tag, or none. `Optional` is a word of the format. */
  readonly chapter?: "Guides" | "API reference" | "Optional";
  /** The sidebar links to it above the operations. */
  readonly isListed?: true;
  /** It is looked up, not read in order: it has no previous and next page. */
  readonly isLookedUp?: true;
}

const kinds = {
  guide: { entry: "guide", chapter: "Guides" },
  overview: { entry: "reference", chapter: "API reference" },
  errors: { entry: "reference", chapter: "API reference", isListed: true },
  changelog: {
    entry: "reference",
    chapter: "API reference",
    isListed: true,
    isLookedUp: true,
  },
  operation: { entry: "operation", isDetail: true },
  webhook: { entry: "operation", isDetail: true },
  schema: { entry: "model", isDetail: true, chapter: "Optional", isLookedUp: true },
  "not-found": { entry: "reference" },
} as const satisfies Readonly<Record<string, PageKindInfo>>;

/** The kind of content of a page; determines its layout. */
export type PageKind = keyof typeof kinds;

/** Every kind of page. */
export const pageKinds: Readonly<Record<PageKind, PageKindInfo>> = kinds;

/** A page that codegen wrote. */
export interface ReferencePage {
  readonly kind: PageKind;
  readonly path: string;
  /** Further paths that show the same page. */
  readonly aliases?: readonly string[];
  readonly title: string;
  /** Path of its module in the generated tree, which exports the page by default; that of a model, its schema. */
  readonly module: string;
  /** The part of the OpenAPI document that it is about, as a JSON Pointer (RFC 6901). */
  readonly pointer: string;
  /** The operation or webhook that it is about. */
  readonly operation?: ApiOperation;
}

/** Returns all pages of the reference in reading order. */
export function referencePages(api: ApiNavigation, words: SiteWords): readonly ReferencePage[] {
  const { errorShapes, changelog } = words.reference;
  const single = (kind: PageKind, path: string, title: string, pointer = "#/info") => ({
    kind,
    path,
    title,
    module: `${kind}.tsx`,
    pointer,
  });
  return [
    // Not the name of the API, which is its heading.
    { ...single("overview", overviewPath, words.apiReference), aliases: overviewAliases },
    ...(api.errors ? [single("errors", errorsPath, errorShapes, "#/paths")] : []),
    ...(api.changelog ? [single("changelog", changelogPath, changelog.title)] : []),
    ...api.sections.flatMap(({ operations }) =>
      operations.map((operation) => ({
        kind: operation.kind ?? "operation",
        path: operationPath(operation.id),
        title: operation.title,
        module: `api/${operation.id}.tsx`,
        pointer: pointerTo(operation),
        operation,
      })),
    ),
    ...api.schemas.map(({ name, identifier = name, slug }) => ({
      kind: "schema" as const,
      path: schemaPath(slug),
      title: name,
      module: `schemas/${identifier}.tsx`,
      pointer: join("#", "components", "schemas", name),
    })),
  ];
}

function pointerTo({ kind, path, method }: ApiOperation): string {
  const group = kind === "webhook" ? "webhooks" : "paths";
  // Methods without their own field are in upper case.
  return method === method.toLowerCase()
    ? join("#", group, path, method)
    : join("#", group, path, "additionalOperations", method);
}
