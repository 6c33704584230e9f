import type { PageKind } from "../page";

/**
 * Class names of the page's root element, for the style sheets of site owners: the type of the page
 * (`docs-doc-page`, `standalone-page`) and its kind (`page-operation`).
 */
export function pageClassNames(kind: PageKind): string {
  const type = kind === "not-found" ? "standalone-page" : "docs-doc-page";
  return `${type} page-${kind}`;
}
