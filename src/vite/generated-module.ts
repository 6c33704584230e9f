import { schemaModuleName } from "../reference/navigation";
import type { PageSource } from "./site-model";

/** The source of a reference page; its generated module exports the page by default. */
export type ReferenceSource = Exclude<PageSource, { readonly kind: "guide" | "not-found" }>;

/** Whether a page is a reference page: browsers get its content as HTML, and its module is only data. */
export function isReferencePage(source: PageSource): source is ReferenceSource {
  return source.kind !== "guide" && source.kind !== "not-found";
}

/** Returns the path of a reference page's generated module in the generated tree. */
export function generatedModule(source: ReferenceSource): string {
  switch (source.kind) {
    case "overview":
    case "errors":
      return `${source.kind}.tsx`;
    case "operation":
      return `api/${source.operation.id}.tsx`;
    case "schema":
      return `schemas/${schemaModuleName(source.schema)}.page.tsx`;
  }
}
