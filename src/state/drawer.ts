/** Id of the popover that holds the menu below the desktop width. */
export const drawerId = "menu";

const desktop = "(width >= 996px)";

/** Closes the menu, if it is open. */
export function closeDrawer(): void {
  // Older browsers have no popovers; there the menu stands on the page and cannot close.
  document.getElementById(drawerId)?.hidePopover?.();
}

/**
 * What the browser's popover does not do by itself: while `drawer` is open nothing behind it can be
 * reached by keyboard, and it closes after a click on a link and when the layout becomes desktop. Returns how to undo it.
 */
export function manageDrawer(drawer: HTMLElement): () => void {
  const stop = new AbortController();
  // Undone before the drawer closes: focus then goes back to a button that must not be inert.
  drawer.addEventListener(
    "beforetoggle",
    (event) => {
      if (event.newState === "closed") setInertAround(drawer, false);
    },
    { signal: stop.signal },
  );
  drawer.addEventListener(
    "toggle",
    (event) => {
      if (event.newState === "open") {
        drawer.querySelector("button")?.focus();
        setInertAround(drawer, true);
      } else if (document.activeElement === document.body) {
        // The browser gives focus back only when it was inside; Tab may have led out of the page.
        document.querySelector<HTMLElement>(`[popovertarget="${drawerId}"]`)?.focus();
      }
    },
    { signal: stop.signal },
  );
  drawer.addEventListener(
    "click",
    (event) => {
      // Also a link to the page being read, after which no navigation would close the drawer.
      if (event.target instanceof Element && event.target.closest("a")) closeDrawer();
    },
    { signal: stop.signal },
  );
  matchMedia(desktop).addEventListener("change", closeDrawer, { signal: stop.signal });
  return () => {
    stop.abort();
    setInertAround(drawer, false);
  };
}

function setInertAround(element: HTMLElement, inert: boolean): void {
  for (
    let node = element;
    node.parentElement && node !== document.body;
    node = node.parentElement
  ) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement) sibling.inert = inert;
    }
  }
}
