import { listen } from "../shared/listen";
import { createStorageSlot } from "../state/storage";

/** Matches closed folds, except those whose content would have to be fetched (`src/fields`), of which a page may have hundreds. */
export const closedFolds = "details:not([open], [data-unfold])";

/**
 * Makes folds open and close together: `[data-folds=KIND]` contains `<details>` and one
 * `button[data-expand-all]`. A reader's choice for a kind (`request-body`) applies to every page; a fold
 * that they toggle individually stays as it is.
 *
 * @returns a function that applies the choices to new parts of the page
 */
export function installExpandAll(): () => void {
  /** The choice that was applied to each: only once, so that the reader's later changes are not undone. */
  const applied = new WeakMap<HTMLElement, string | null>();
  const slotOf = (scope: HTMLElement) => createStorageSlot(`folds-${scope.dataset.folds}`);

  function setAll(scope: HTMLElement, open: boolean): void {
    for (const fold of scope.querySelectorAll<HTMLDetailsElement>(open ? closedFolds : "details"))
      fold.open = open;
    updateButton(scope);
  }

  /** Updates the button, which offers to collapse only if all folds are open. */
  function updateButton(scope: HTMLElement): void {
    const isOpen = scope.querySelector(closedFolds) === null;
    scope.querySelector("[data-expand-all]")?.setAttribute("aria-expanded", String(isOpen));
  }

  const scopeOf = (element: Element | null) =>
    element?.closest<HTMLElement>("[data-folds]") ?? undefined;

  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("[data-expand-all]");
    const scope = button && scopeOf(button);
    if (!scope) return;
    const open = button.getAttribute("aria-expanded") !== "true";
    setAll(scope, open);
    const choice = open ? "open" : "closed";
    applied.set(scope, choice);
    slotOf(scope).set(choice);
  });
  // Capture, because toggle events do not bubble.
  listen(document, "toggle", { capture: true }, ({ target }) => {
    let scope = scopeOf(target as Element);
    for (; scope; scope = scopeOf(scope.parentElement)) updateButton(scope);
  });
  return () => {
    for (const scope of document.querySelectorAll<HTMLElement>("[data-folds]")) {
      const choice = slotOf(scope).get();
      if (applied.get(scope) === choice) continue;
      applied.set(scope, choice);
      if (choice === "open" || choice === "closed") setAll(scope, choice === "open");
      else updateButton(scope);
    }
  };
}
