/** How long the page says that a link was copied, in milliseconds. */
const saidFor = 2000;

/**
 * Copies the full address of the place that a link names: the page's address without its query, and the fragment. Then says
 * so, in the words of the page's `[data-link-copied]`, and marks the link with `data-done`. Where there is no clipboard (no
 * HTTPS, or it is refused) nothing is said: the link has led to the place, and the address bar has the address.
 *
 * @param link a link to a place on its own page
 */
export function copyLink(link: HTMLAnchorElement, doc: Document, view: Window): void {
  const { origin, pathname } = view.location;
  view.navigator.clipboard?.writeText(origin + pathname + link.hash).then(
    () => {
      const status = doc.querySelector<HTMLElement>("[data-link-copied]");
      if (status) status.textContent = status.dataset.linkCopied ?? "";
      link.dataset.done = "";
      view.setTimeout(() => {
        if (status) status.textContent = "";
        delete link.dataset.done;
      }, saidFor);
    },
    () => undefined,
  );
}
