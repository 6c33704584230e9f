import { listen } from "../shared/listen";

/** Id of the popover with the menu below the desktop width. */
export const drawerId = "menu";

/** Id of the popover inside it with the main menu on pages with a sidebar. */
export const mainMenuId = "main-menu";

const desktop = "(width >= 996px)";

/** Whether the menu is open as a popover; never true in older browsers, which do not support popovers. */
function isOpen(drawer: HTMLElement): boolean {
  return drawer.hidePopover !== undefined && drawer.matches(":popover-open");
}

/** Closes the menu, if it is open. */
export function closeDrawer(): void {
  // In older browsers, without popovers, the menu is part of the page and cannot close.
  document.getElementById(drawerId)?.hidePopover?.();
}

/**
 * Adds features that popovers lack: while `drawer` is open, everything behind it is inert. It closes on Escape
 * from either of its menus, on a click on a link, on history navigation, and when the layout becomes desktop.
 * Returns a function that undoes this.
 *
 * @param onToggle called whenever it opens or closes, and at once if it is open
 */
export function manageDrawer(drawer: HTMLElement, onToggle: (isOpen: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Runs before the drawer closes, because the button that then gets the focus must not be inert.
  listen(drawer, "beforetoggle", { signal }, (event) => {
    if (event.newState === "closed") setInertAround(drawer, false);
  });
  const onOpen = () => {
    onToggle(true);
    // Focuses the button that closes it.
    drawer.querySelector<HTMLElement>("[popovertarget]")?.focus({ preventScroll: true });
    setInertAround(drawer, true);
  };
  listen(drawer, "toggle", { signal }, (event) => {
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
  });
  // The main menu covers the button that opened it, and the browser returns the focus only for the outer
  // popover. Uses capture, because toggle events do not bubble.
  listen(drawer, "toggle", { signal, capture: true }, ({ target, newState }) => {
    if (!(target instanceof Element && target.id === mainMenuId)) return;
    if (newState === "open") target.querySelector("button")?.focus();
    else if (isOpen(drawer))
      drawer.querySelector<HTMLElement>(`[popovertarget="${mainMenuId}"]`)?.focus();
  });
  listen(drawer, "keydown", { signal }, (event) => {
    // The browser itself closes only the main menu.
    if (event.key === "Escape") closeDrawer();
  });
  listen(drawer, "click", { signal }, (event) => {
    // This includes links to the current page, which cause no navigation that would close the drawer.
    if (event.target instanceof Element && event.target.closest("a")) closeDrawer();
  });
  window.addEventListener("popstate", closeDrawer, { signal });
  matchMedia(desktop).addEventListener("change", closeDrawer, { signal });
  // Readers may open it before the shell is loaded.
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
