/** Returns the `main` of a document if `PageContent` has marked its content, which shows that it is a page of the site. */
export function prerenderedMain(root: ParentNode): HTMLElement | undefined {
  return root.querySelector("[data-prerendered]")?.closest("main") ?? undefined;
}
