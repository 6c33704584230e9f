import { decodePercent } from "../paths";

/**
 * Shows the example of the response that the reader opens or follows a link to. Not the other way
 * round: readers who compare examples keep their place in the text.
 */
export function installResponseTabs(doc: Document, view: Window): void {
  const show = (at: Element | null | undefined) => {
    const status = at?.closest<HTMLElement>("[data-response]")?.dataset.response;
    if (status !== undefined) doc.getElementById(`response-examples-tab-${status}`)?.click();
  };
  const targetOf = (hash: string) => doc.getElementById(decodePercent(hash.slice(1)));

  // Capture, because the fold must not be open yet: an open one is about to close.
  doc.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const summary = target.closest("[data-response] > summary");
      if (summary && !summary.parentElement?.hasAttribute("open")) show(summary);
      const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (link) show(targetOf(link.hash));
    },
    true,
  );
  doc.addEventListener("hash:reveal", () => show(targetOf(view.location.hash)));
  show(targetOf(view.location.hash));
}
