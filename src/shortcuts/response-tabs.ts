import { listen } from "../shared/listen";

/**
 * Shows the example of the response that the reader opens. It does not work the other way round, so that readers who compare examples
 * keep their place in the text.
 */
export function installResponseTabs(): void {
  // Uses capture to see whether the fold is still closed; an open one is about to close.
  listen(document, "click", { capture: true }, ({ target }) => {
    const fold = (target as Element).closest("[data-response] > summary")?.parentElement;
    if (fold && !fold.hasAttribute("open"))
      document.getElementById(`response-examples-tab-${fold.dataset.response}`)?.click();
  });
}
