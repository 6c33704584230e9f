import { useLayoutEffect } from "react";

import type { PageData } from "../page";

/**
 * Class names of the document root, for the style sheets of site owners: the type of the page (`docs-doc-page`,
 * `standalone-page`, …: see `PageType`) and its kind (`page-operation`).
 */
export function pageClassNames({ kind, type }: Pick<PageData, "kind" | "type">): string {
  return `${type ?? (kind === "not-found" ? "standalone" : "docs-doc")}-page page-${kind}`;
}

/** Keeps the classes of the document root those of the page, from one navigation to the next. */
export function usePageClass(page: Pick<PageData, "kind" | "type">): void {
  const names = pageClassNames(page);
  useLayoutEffect(() => {
    // Others have classes there as well: the inline script, and who owns the site.
    const { classList } = document.documentElement;
    classList.add(...names.split(" "));
    return () => classList.remove(...names.split(" "));
  }, [names]);
}
