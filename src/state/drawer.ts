/** Id of the popover that holds the menu below the desktop width. */
export const drawerId = "menu";

/** Id of the popover inside it that holds the main menu on pages with a sidebar. */
export const mainMenuId = "main-menu";

const desktop = "(width >= 996px)";

/** Whether the menu is open as a popover; never in older browsers, which have none. */
function isOpen(drawer: HTMLElement): boolean {
  return drawer.hidePopover !== undefined && drawer.matches(":popover-open");
}

/** Closes the menu, if it is open. */
export function closeDrawer(): void {
  // In older browsers, without popovers, the menu is part of the page and cannot close.
  document.getElementById(drawerId)?.hidePopover?.();
}

/**
 * Adds what popovers lack: while `drawer` is open everything behind it is inert; it closes on Escape from
 * either of its menus, on a click on a link, on history navigation, and when the layout becomes desktop.
 * Returns a function that undoes this.
 *
 * @param onToggle is called whenever it opens or closes, and at once if it is open
 */
export function manageDrawer(drawer: HTMLElement, onToggle: (isOpen: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Before the drawer closes, because the button that then gets the focus must not be inert.
  drawer.addEventListener(
    "beforetoggle",
    (event) => {
      if (event.newState === "closed") setInertAround(drawer, false);
    },
    { signal },
  );
  const onOpen = () => {
    onToggle(true);
    // The button that closes it.
    drawer.querySelector<HTMLElement>("[popovertarget]")?.focus({ preventScroll: true });
    setInertAround(drawer, true);
  };
  drawer.addEventListener(
    "toggle",
    (event) => {
      if (event.newState === "open") return onOpen();
      onToggle(false);
      if (document.activeElement === document.body) {
        // The browser returns the focus only from inside the drawer; Tab may have left the page.
        const opener = document.querySelector<HTMLElement>(`[popovertarget="${drawerId}"]`);
        opener?.focus();
        // The desktop layout has no such button; its bar starts with the home link.
        if (document.activeElement !== opener)
          opener?.parentElement?.querySelector<HTMLElement>("a")?.focus();
      }
    },
    { signal },
  );
  // The main menu covers the button that opened it, and the browser returns the focus for the outer
  // popover only. Capture, because toggle events do not bubble.
  drawer.addEventListener(
    "toggle",
    ({ target, newState }) => {
      if (!(target instanceof Element && target.id === mainMenuId)) return;
      if (newState === "open") target.querySelector("button")?.focus();
      else if (isOpen(drawer))
        drawer.querySelector<HTMLElement>(`[popovertarget="${mainMenuId}"]`)?.focus();
    },
    { signal, capture: true },
  );
  drawer.addEventListener(
    "keydown",
    (event) => {
      // The browser itself closes only the main menu.
      if (event.key === "Escape") closeDrawer();
    },
    { signal },
  );
  drawer.addEventListener(
    "click",
    (event) => {
      // Even a link to the current page, which causes no navigation that would close the drawer.
      if (event.target instanceof Element && event.target.closest("a")) closeDrawer();
    },
    { signal },
  );
  window.addEventListener("popstate", closeDrawer, { signal });
  matchMedia(desktop).addEventListener("change", closeDrawer, { signal });
  // Readers may open it before the shell is there.
  if (isOpen(drawer)) onOpen();
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
