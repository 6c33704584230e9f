import { listen } from "../../shared/listen";

/**
 * Adds features that `<details>` lacks: it closes on a press or focus outside, on a click on one of its links
 * and on Escape (which returns the focus to its button). Returns a function that undoes this.
 */
export function manageDropdown(dropdown: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;

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
    if (event.key !== "Escape" || !dropdown.open) return;
    dropdown.open = false;
    dropdown.querySelector("summary")?.focus();
  });
  return () => stop.abort();
}
