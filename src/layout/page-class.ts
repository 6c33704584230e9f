import { useLayoutEffect } from "react";

import type { PageData } from "../page";

/**
 * Returns the class names of the document root, for the style sheets of site owners: the type of the
 * page (`docs-doc-page`, `standalone-page`, …: see `PageType`) and its kind (`page-operation`).
 */
export function pageClassNames({ kind, type }: Pick<PageData, "kind" | "type">): string {
  return `${type ?? (kind === "not-found" ? "standalone" : "docs-doc")}-page page-${kind}`;
}

/** Gives the document root the class names of the current page. */
export function usePageClass(page: Pick<PageData, "kind" | "type">): void {
  const names = pageClassNames(page);
  useLayoutEffect(() => {
    // The inline script and the site owner add classes there, too.
    const { classList } = document.documentElement;
    classList.add(...names.split(" "));
    return () => classList.remove(...names.split(" "));
  }, [names]);
}
