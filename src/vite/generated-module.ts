import { schemaModuleName } from "../reference/navigation";
import type { PageSource } from "./site-model";

/** What a page of the reference is made from; its module exports the page by default. */
export type ReferenceSource = Exclude<PageSource, { readonly kind: "guide" | "not-found" }>;

/** Whether a page is one of the reference: browsers get it as html, and its module is data alone. */
export function isOfReference(source: PageSource): source is ReferenceSource {
  return source.kind !== "guide" && source.kind !== "not-found";
}

/** The generated module of a page of the reference, below the generated tree. */
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
