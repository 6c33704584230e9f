import { createStorageSlot } from "../state/storage";

/**
 * Folds that open and close together: `[data-folds=KIND]` holds `<details>` and one `button[data-expand-all]`. What a reader chose for
 * one kind of part (`request-body`) holds on every page; a fold that he moves by himself stays as it is.
 *
 * @returns puts the choices into effect on what has come onto the page
 */
export function installExpandAll(doc: Document): () => void {
  const slotOf = (scope: HTMLElement) => createStorageSlot(`folds-${scope.dataset.folds}`);

  function setAll(scope: HTMLElement, open: boolean): void {
    for (const fold of scope.querySelectorAll("details")) fold.open = open;
    tell(scope);
  }

  /** The button offers to close only what is open throughout. */
  function tell(scope: HTMLElement): void {
    const isOpen = scope.querySelector("details:not([open])") === null;
    scope.querySelector("[data-expand-all]")?.setAttribute("aria-expanded", String(isOpen));
  }

  const scopeOf = (element: Element | null) =>
    element?.closest<HTMLElement>("[data-folds]") ?? undefined;

  doc.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("[data-expand-all]");
    const scope = button && scopeOf(button);
    if (!scope) return;
    const open = button.getAttribute("aria-expanded") !== "true";
    setAll(scope, open);
    slotOf(scope).set(open ? "open" : "closed");
  });
  // It does not bubble.
  doc.addEventListener(
    "toggle",
    ({ target }) => {
      let scope = scopeOf(target as Element);
      for (; scope; scope = scopeOf(scope.parentElement)) tell(scope);
    },
    true,
  );
  // Each once: what the reader has done since is not to be undone.
  const done = new WeakSet<HTMLElement>();
  return () => {
    for (const scope of doc.querySelectorAll<HTMLElement>("[data-folds]")) {
      if (done.has(scope)) continue;
      done.add(scope);
      const choice = slotOf(scope).get();
      if (choice === null) tell(scope);
      else setAll(scope, choice === "open");
    }
  };
}
