import { decodePercent } from "../paths";
import { positionAt } from "../state/scroll-positions";
import { showTab } from "./show-tab";
import { checkBranch, chooseSampleOf } from "./variants";

/** Announces that a script has scrolled the window, not the reader. */
export function dispatchOwnScroll(): void {
  document.dispatchEvent(new Event("scroll:own"));
}

/** Returns the target of a link that leaves out variants or has letters in a different case. */
function nearestTo(id: string): HTMLElement | undefined {
  const plain = (one: string) => one.replace(/~[^.]*/g, "").toLowerCase();
  const all = document.querySelectorAll<HTMLElement>("main [id]");
  return [...all].find((one) => plain(one.id) === plain(id));
}

/**
 * Shows the target of the fragment, and opens all folds around it. Scrolls to it, unless the history entry has a stored position.
 *
 * @param isNavigation whether the router navigates, which sets no `:target`; `data-target` replaces it
 */
export function reveal(isNavigation = false): void {
  const id = decodePercent(window.location.hash.slice(1));
  const exact = document.getElementById(id);
  const target = exact ?? (id && nearestTo(id));
  for (const mark of ["data-target", "data-trail"])
    document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  if (!target) return;
  // Only in these cases: on load, the browser sets `:target`, and an attribute would break hydration.
  if (isNavigation || !exact) target.dataset.target = "";
  const trail: string[] = [];
  let isInBranch = false;
  for (let at: HTMLElement | null = target; at; at = at.parentElement) {
    const { panelOf } = at.dataset;
    if (panelOf !== undefined) {
      checkBranch(at.id);
      chooseSampleOf(at.id);
      isInBranch ||= at !== target;
    }
    const outer = at.parentElement?.closest("[id]")?.id ?? "";
    if (panelOf !== undefined) trail.unshift(panelOf);
    else if (at.id.startsWith(`${outer}.`)) trail.unshift(at.id.slice(outer.length + 1));
    if (at.tagName === "DETAILS") (at as HTMLDetailsElement).open = true;
    const tabs = at.dataset.panel === undefined ? null : at.closest<HTMLElement>("[data-tabs]");
    if (tabs) showTab(tabs, at.dataset.panel);
  }
  // A link to a branch of a union or a row includes its content.
  const fold = target.querySelector<HTMLDetailsElement>(":scope > details");
  if (fold) fold.open = true;
  if (isInBranch) target.dataset.trail = trail.join(" › ");
  // After a reload, and when going back, readers return to where they have scrolled since, although what was opened above has moved it.
  const position = isNavigation ? undefined : positionAt();
  if (position === undefined) target.scrollIntoView();
  else window.scrollTo(0, position);
  dispatchOwnScroll();
}
