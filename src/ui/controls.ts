import { listen } from "../shared/listen";
import { copy, download, syncWrap, toggleWrap } from "./code-controls";
import { copyLink } from "./copy-link";
import { copyPage } from "./copy-page";
import { closedFolds, installExpandAll } from "./expand-all";
import { installHoldTyping } from "./hold-typing";
import { reveal } from "./reveal";
import { moveToTab, selectTab, syncLanguage } from "./select-tab";
import { checkBranch, chooseSampleOf, showChosen, syncBranches, syncChosen } from "./variants";

/**
 * Installs tabs, copy buttons, folds and fragments without React. It listens on the document, so everything works before hydration. The
 * markup is in `src/dom-contract.d.ts`.
 */
export function installControls(): void {
  installHoldTyping();
  const applyFolds = installExpandAll();
  // A popover would cover the focused element after it (WCAG 2.2, 2.4.11).
  document.addEventListener("focusin", ({ target }) => closePopovers(target as Element));
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    closePopovers(target);
    const tab = target.closest<HTMLElement>("[data-tab]");
    if (tab) selectTab(tab);
    const button = target.closest<HTMLElement>("[data-copy]");
    if (button) copy(button);
    const pageButton = target.closest<HTMLElement>("[data-copy-page]");
    if (pageButton) void copyPage(pageButton);
    if (target.closest("[data-wrap]")) toggleWrap();
    if (target.closest("[data-close]")) closePopovers(null, true);
    const saver = target.closest<HTMLElement>("[data-download]");
    if (saver) download(saver);
    const link = target.closest<HTMLAnchorElement>('[href^="#"], [data-link]');
    if (!link) return;
    const isHere = link.pathname === window.location.pathname;
    // A second click on the same fragment fires no hashchange.
    if (isHere && link.hash === window.location.hash) reveal();
    if (link.dataset.link === undefined) return;
    copyLink(link);
    // The link is in a row that `src/fields` fetched from another page. With a modifier key, a click opens a tab.
    if (!isHere && !event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
  });
  document.addEventListener("change", ({ target }) => {
    const chooser = (target as Element).closest<HTMLSelectElement>("[data-choose]");
    if (chooser) {
      showChosen(chooser);
      chooser.selectedOptions[0]?.dataset.branch?.split(" ").forEach(checkBranch);
    }
    const { dataset, value } = target as HTMLSelectElement;
    const branch = dataset.branches === undefined ? dataset.branch : value;
    if (branch !== undefined) {
      checkBranch(branch);
      chooseSampleOf(branch);
    }
    const tab = (target as Element).querySelector<HTMLElement>("[data-tab]:checked");
    if (tab) selectTab(tab);
  });
  // These events do not bubble.
  listen(document, "toggle", { capture: true }, ({ target }) => {
    const { open, dataset } = target as HTMLDetailsElement;
    if (open && dataset.branch) checkBranch(dataset.branch);
  });
  // Find-in-page has found text in a hidden panel, and shows it.
  document.addEventListener("beforematch", ({ target }) => checkBranch((target as HTMLElement).id));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !(event.target as Element).closest?.("[data-slot]"))
      closePopovers(null, true);
    const tab = (event.target as Element).closest?.<HTMLElement>("[data-tab]");
    if (tab && !event.ctrlKey && !event.metaKey && !event.altKey) moveToTab(event, tab);
  });
  function sync(): void {
    syncChosen();
    syncLanguage();
    syncWrap();
    applyFolds();
    syncBranches();
  }
  function start(): void {
    sync();
    reveal();
    // Nothing is painted before the style sheets are loaded, and they move everything.
    for (const each of document.querySelectorAll("[rel=stylesheet]"))
      each.addEventListener("load", () => reveal());
  }
  // DOMContentLoaded would be too late: it waits for the page's scripts.
  if (document.readyState === "loading")
    document.addEventListener("readystatechange", start, { once: true });
  else start();
  document.addEventListener("content:mount", sync);
  document.addEventListener("hash:reveal", () => reveal(true));
  window.addEventListener("hashchange", () => reveal());
  let folded: HTMLDetailsElement[] = [];
  window.addEventListener("beforeprint", () => {
    folded = [...document.querySelectorAll<HTMLDetailsElement>(closedFolds)];
    for (const details of folded) details.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const details of folded) details.open = false;
  });
}

/** Closes the popovers that do not belong to an element. @param isDone whether the focus returns to the button of what is closed */
function closePopovers(target: Element | null, isDone = false): void {
  for (const each of document.querySelectorAll<HTMLDetailsElement>("details[data-popover][open]")) {
    if ((each.closest("[data-samples]") ?? each).contains(target)) continue;
    each.open = false;
    if (isDone) each.querySelector("summary")?.focus();
  }
}
