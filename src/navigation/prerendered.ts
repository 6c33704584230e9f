/** Returns the `main` of a document if `PageContent` has marked what it contains: it belongs to a page of the site. */
export function prerenderedMain(root: ParentNode): HTMLElement | undefined {
  return root.querySelector("[data-prerendered]")?.closest("main") ?? undefined;
}

/** Returns the element around the columns of a page: what it says of the page, as `data-…`, decides how they are laid out. */
export function columnsAround(main: Element): HTMLElement | null {
  return main.closest("[data-toc]");
}
