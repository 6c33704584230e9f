/** Returns the `main` of a document if `PageContent` has marked what it contains: it belongs to a page of the site. */
export function prerenderedMain(root: ParentNode): HTMLElement | undefined {
  return root.querySelector("[data-prerendered]")?.closest("main") ?? undefined;
}
