import { drawerId } from "../state/drawer";

/**
 * Scrolls the current page's line into view, only within the sidebar. After `scrollIntoView`, Chromium's
 * first Tab would start from that line and miss the skip link.
 */
export function revealCurrent(drawer: HTMLElement | null): void {
  const current = drawer?.querySelector("li > [aria-current='page']");
  if (!drawer || !current) return;
  const line = current.getBoundingClientRect();
  const frame = drawer.getBoundingClientRect();
  if (line.top >= frame.top && line.bottom <= frame.bottom) return;
  drawer.scrollTop += line.top - frame.top - frame.height / 2;
}

/** Calls {@link revealCurrent} once the page and its styles are loaded, and whenever the menu opens. Part of the inline script. */
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
