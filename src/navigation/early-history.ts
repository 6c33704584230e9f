import { positionAt } from "../state/scroll-positions";

/**
 * Closes an open dialog when the reader goes back or forward, and shows the right page and place while there is no shell. The shell adds
 * history entries for other pages; after a reload, browsers take them for places in the new document and only change the address, so the
 * page at that address has to be loaded. The shell has also turned off their scroll restoration, which is done here.
 *
 * Part of the inline script.
 */
export function handleEarlyHistory(): void {
  const { pathname } = location;
  const restore = () => window.scrollTo(0, positionAt() ?? scrollY);
  window.addEventListener("popstate", () => {
    // It would cover the page and keep the focus from it. The router, whose listener comes later, moves the focus.
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    if (window.isShellReady) return;
    if (location.pathname === pathname) return restore();
    // Browsers would restore the position of the page that is reloaded.
    history.scrollRestoration = "manual";
    location.reload();
  });
  if (history.scrollRestoration === "manual")
    document.addEventListener("DOMContentLoaded", restore);
}
