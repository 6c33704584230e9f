import { drawerId } from "../state/drawer";

/**
 * Scrolls the current page's line into view, within the sidebar only. Not with `scrollIntoView`: after
 * it, Chromium's first Tab starts from that line and misses the skip link.
 */
export function revealCurrent(drawer: HTMLElement | null): void {
  const current = drawer?.querySelector("li > [aria-current='page']");
  if (!drawer || !current) return;
  const line = current.getBoundingClientRect();
  const frame = drawer.getBoundingClientRect();
  if (line.top >= frame.top && line.bottom <= frame.bottom) return;
  drawer.scrollTop += line.top - frame.top - frame.height / 2;
}

/** Does so once the page is loaded with its styles, and whenever the sidebar opens as a menu. Part of the inline script. */
export function installReveal(): void {
  const reveal = () => revealCurrent(document.getElementById(drawerId));
  window.addEventListener("load", reveal);
  // Toggle events do not bubble.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if ((target as Element).id === drawerId) reveal();
    },
    true,
  );
}
