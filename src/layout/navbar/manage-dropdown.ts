import { listen } from "../../shared/listen";

/**
 * Adds features that `<details>` lacks: it closes on a press or focus outside, on a click on one of its links
 * and on Escape (which returns the focus to its button). Arrow keys open it and, like Home and End, move
 * through its links. Returns a function that undoes this.
 */
export function manageDropdown(dropdown: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const button = dropdown.querySelector("summary");

  const onOutside = (event: Event) => {
    if (!(event.target instanceof Node && dropdown.contains(event.target))) dropdown.open = false;
  };
  document.addEventListener("pointerdown", onOutside, { signal });
  document.addEventListener("focusin", onOutside, { signal });

  listen(dropdown, "click", { signal }, (event) => {
    // This includes links to the current page, after which nothing else would close it.
    if (event.target instanceof Element && event.target.closest("a")) dropdown.open = false;
  });

  listen(dropdown, "keydown", { signal }, (event) => {
    if (event.key === "Escape" && dropdown.open) {
      dropdown.open = false;
      button?.focus();
      return;
    }
    const next = targetOf(event.key, dropdown);
    if (!next) return;
    event.preventDefault();
    dropdown.open = true;
    next.focus();
  });
  return () => stop.abort();
}

/** Returns the link that a key moves the focus to. */
function targetOf(key: string, dropdown: HTMLElement): HTMLElement | undefined {
  const links = [...dropdown.querySelectorAll("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  if (key === "ArrowDown") return links[at + 1] ?? links[0];
  // Also moves from the button (-1) to the last link.
  if (key === "ArrowUp") return links[at - 1] ?? links.at(-1);
  if (at < 0) return undefined;
  if (key === "Home") return links[0];
  return key === "End" ? links.at(-1) : undefined;
}
