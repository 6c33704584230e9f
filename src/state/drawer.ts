/** Id of the popover that holds the menu below the desktop width. */
export const drawerId = "menu";

/** Id of the popover inside it that holds the main menu, where a page has a sidebar as well. */
export const mainMenuId = "main-menu";

const desktop = "(width >= 996px)";

/** Closes the menu, if it is open. */
export function closeDrawer(): void {
  // Older browsers have no popovers; there the menu stands on the page and cannot close.
  document.getElementById(drawerId)?.hidePopover?.();
}

/**
 * What the browser's popovers do not do by themselves: while `drawer` is open nothing behind it can be reached by keyboard; it closes
 * by Escape from either of its menus, after a click on a link, on the way back in the history, and when the layout becomes desktop.
 * Returns how to undo it.
 */
export function manageDrawer(drawer: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Undone before the drawer closes: focus then goes back to a button that must not be inert.
  drawer.addEventListener(
    "beforetoggle",
    (event) => {
      if (event.newState === "closed") setInertAround(drawer, false);
    },
    { signal },
  );
  drawer.addEventListener(
    "toggle",
    (event) => {
      if (event.newState === "open") {
        // The button that closes it.
        drawer.querySelector<HTMLElement>("[popovertarget]")?.focus();
        setInertAround(drawer, true);
      } else if (document.activeElement === document.body) {
        // The browser gives focus back only when it was inside; Tab may have led out of the page.
        const opener = document.querySelector<HTMLElement>(`[popovertarget="${drawerId}"]`);
        opener?.focus();
        // The desktop layout has no such button: the bar begins with the way home.
        if (document.activeElement !== opener)
          opener?.parentElement?.querySelector<HTMLElement>("a")?.focus();
      }
    },
    { signal },
  );
  // The main menu covers the button that opened it, and the browser gives focus back for the outer popover alone. Its events do
  // not bubble.
  drawer.addEventListener(
    "toggle",
    ({ target, newState }) => {
      if (!(target instanceof Element && target.id === mainMenuId)) return;
      if (newState === "open") target.querySelector("button")?.focus();
      else if (drawer.matches(":popover-open"))
        drawer.querySelector<HTMLElement>(`[popovertarget="${mainMenuId}"]`)?.focus();
    },
    { signal, capture: true },
  );
  drawer.addEventListener(
    "keydown",
    (event) => {
      // By itself the browser closes the main menu alone.
      if (event.key === "Escape") closeDrawer();
    },
    { signal },
  );
  drawer.addEventListener(
    "click",
    (event) => {
      // Also a link to the page being read, after which no navigation would close the drawer.
      if (event.target instanceof Element && event.target.closest("a")) closeDrawer();
    },
    { signal },
  );
  window.addEventListener("popstate", closeDrawer, { signal });
  matchMedia(desktop).addEventListener("change", closeDrawer, { signal });
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
