/**
 * What `<details>` does not do by itself: a press, a touch or the focus outside closes it, a link inside too, Escape closes it and
 * gives the focus back to its button; arrow keys, Home and End go through its links, and ArrowDown opens it. Returns how to undo it.
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

  dropdown.addEventListener(
    "click",
    (event) => {
      // Also a link to the page being read, after which nothing else would close it.
      if (event.target instanceof Element && event.target.closest("a")) dropdown.open = false;
    },
    { signal },
  );

  dropdown.addEventListener(
    "keydown",
    (event) => {
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
    },
    { signal },
  );
  return () => stop.abort();
}

/** The link that a key leads to. */
function targetOf(key: string, dropdown: HTMLElement): HTMLElement | undefined {
  const links = [...dropdown.querySelectorAll("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  if (key === "ArrowDown") return links[at + 1] ?? links[0];
  // From the button, which is at -1, to the last one as well.
  if (key === "ArrowUp") return links[at - 1] ?? links.at(-1);
  if (at < 0) return undefined;
  if (key === "Home") return links[0];
  return key === "End" ? links.at(-1) : undefined;
}
