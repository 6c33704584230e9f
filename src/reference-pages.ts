import type { SiteWords } from "./i18n/words";
import { operationPath, overviewPath, schemaPath, singlePath } from "./paths";
import type { ApiNavigation, ApiOperation } from "./reference/navigation";
import { join } from "./shared/json-pointer";
import { type PageKind, pageKinds } from "./shared/page-kinds";

/** A page that codegen writes. */
export interface ReferencePage {
  readonly kind: PageKind;
  readonly path: string;
  readonly title: string;
  /** Path of its module in the generated tree. The default export is the page; for a model, the schema. */
  readonly module: string;
  /** The part of the OpenAPI document that it describes, as a JSON Pointer (RFC 6901). */
  readonly pointer: string;
  /** The operation or webhook that it describes. */
  readonly operation?: ApiOperation;
}

/** Returns all pages of the reference in reading order. */
export function referencePages(api: ApiNavigation, words: SiteWords): readonly ReferencePage[] {
  const single = (kind: PageKind, path: string, title: string) => ({
    kind,
    path,
    title,
    module: `${kind}.tsx`,
    pointer: pageKinds[kind].pointer ?? "#/info",
  });
  return [
    // Not the name of the API, which is the heading of the page.
    single("overview", overviewPath, words.apiReference),
    ...(api.pages ?? []).map((kind) =>
      single(kind, singlePath(kind), words.reference.singlePages[kind].title),
    ),
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
