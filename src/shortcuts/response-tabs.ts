import { decodePercent } from "../paths";
import { listen } from "../shared/listen";

/**
 * Shows the example of the response that the reader opens or follows a link to. It does not work the other
 * way round, so that readers who compare examples keep their place in the text.
 */
export function installResponseTabs(): void {
  const show = (at: Element | null | undefined) => {
    const status = at?.closest<HTMLElement>("[data-response]")?.dataset.response;
    if (status !== undefined) document.getElementById(`response-examples-tab-${status}`)?.click();
  };
  const targetOf = (hash: string) => document.getElementById(decodePercent(hash.slice(1)));

  // Uses capture to see whether the fold is still closed; an open one is about to close.
  listen(document, "click", { capture: true }, ({ target }) => {
    if (!(target instanceof Element)) return;
    const summary = target.closest("[data-response] > summary");
    if (summary && !summary.parentElement?.hasAttribute("open")) show(summary);
    const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) show(targetOf(link.hash));
  });
  document.addEventListener("hash:reveal", () => show(targetOf(window.location.hash)));
  show(targetOf(window.location.hash));
}
