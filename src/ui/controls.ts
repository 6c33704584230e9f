import { decodePercent } from "../paths";
import { repeatMissedEvent } from "../shared/missed-event";
import { createStorageSlot } from "../state/storage";
import { showBriefly } from "./brief-message";
import { copyLink } from "./copy-link";
import { copyPage } from "./copy-page";
import { closedFolds, installExpandAll } from "./expand-all";
import { partsOf, showLanguage, showTab } from "./show-tab";

/** What a click works on from now on. */
const controls = [
  "[data-tab]",
  "[data-copy]",
  "[data-copy-page]",
  "[data-wrap]",
  "[data-download]",
  "[data-link]",
  "[data-expand-all]",
  "[data-color-mode-toggle]",
  "[data-announcement-close]",
].join();

/**
 * Installs tabs, copy buttons, folds and fragments without React: it listens on the document, so everything works before hydration.
 *
 * Markup:
 * - `[data-tabs]` contains `[role=tab][data-tab=KEY]` and `[role=tabpanel][data-panel=KEY]`; hidden panels
 *   have `data-inactive`. All `data-tabs="sample"` share their choice, which is stored. With many tabs it contains
 *   `select[data-tab-menu]` with `option[data-tab=KEY]` and `details[data-panel=KEY]` instead.
 * - `button[data-copy]` copies its value or, if empty, the `<pre>` of the `[data-code]` around it.
 * - `button[data-copy-page]` copies the Markdown that the link after it leads to.
 * - `button[data-download]` saves the same `<pre>` as the file that it names.
 * - `button[data-wrap]` wraps the lines of all code, or no longer; the root then has `data-wrap-lines`. The choice is stored.
 * - `select[data-choose]` shows those `[data-variant]` in its `[data-samples]` that have its value; the
 *   others have `data-inactive`.
 * - `input[data-branch=ID]` is the radio button of the variant of a schema whose panel, with this id, follows its label. The style
 *   sheet hides the panels of the others; here they become `hidden="until-found"`, so that find-in-page opens
 *   them. `option[data-branch="ID ID"]` is a sample that shows these variants, `details[data-branch=ID]` an example: one
 *   follows the other.
 * - `details[data-popover]` closes on Escape, and on a click or the focus elsewhere.
 * - `a[data-link]` is a permalink: it also copies its URL. One to another page only copies it.
 *
 * Events that the page may dispatch on the document: `tabs:mount` (tabs were added by client navigation)
 * and `hash:reveal` (unfold and scroll to the target of the fragment, as on load and `hashchange`; a
 * target inside variants gets `data-trail`, the names from the outermost variant on). The script
 * dispatches `scroll:own` when it has scrolled the window.
 */
export function installControls(doc: Document = document, view: Window = window): void {
  const storedLanguage = createStorageSlot("sample-language");
  let languages = storedLanguage.get();
  const root = doc.documentElement;
  const applyFolds = installExpandAll(doc);
  const storedWrap = createStorageSlot("wrap-lines");

  function dispatchOwnScroll(): void {
    doc.dispatchEvent(new Event("scroll:own"));
  }

  function choose(chooser: HTMLSelectElement): void {
    const variants = chooser
      .closest("[data-samples]")
      ?.querySelectorAll<HTMLElement>("[data-variant]");
    for (const each of variants ?? []) {
      each.toggleAttribute("data-inactive", each.dataset.variant !== chooser.value);
    }
  }

  function syncBranches(): void {
    for (const radio of doc.querySelectorAll<HTMLInputElement>("input[data-branch]")) {
      // Not by its id: the next page may be laid out in the document, too.
      const panel = radio.closest("label")?.nextElementSibling;
      if (radio.checked) panel?.removeAttribute("hidden");
      else panel?.setAttribute("hidden", "until-found");
    }
  }

  /** Shows a variant of a schema. */
  function check(id: string): void {
    const radio = doc.querySelector<HTMLInputElement>(`input[data-branch="${CSS.escape(id)}"]`);
    if (!radio) return;
    radio.checked = true;
    syncBranches();
  }

  /** Chooses the sample of a variant, unless the chosen one shows the same. */
  function chooseSampleOf(id: string): void {
    for (const each of doc.querySelectorAll<HTMLSelectElement>("[data-choose]")) {
      const fits = [...each.options].filter(({ dataset }) =>
        dataset.branch?.split(" ").includes(id),
      );
      if (fits[0] && !fits.some(({ selected }) => selected)) {
        fits[0].selected = true;
        choose(each);
      }
    }
    const folds = [...doc.querySelectorAll<HTMLDetailsElement>("details[data-branch]")];
    const shown = folds.find(({ dataset }) => dataset.branch === id);
    if (shown && !shown.open) for (const fold of folds) fold.open = fold === shown;
  }

  function syncSamples(): void {
    // A browser may have restored a choice that differs from the markup.
    for (const each of doc.querySelectorAll<HTMLSelectElement>("[data-choose]")) choose(each);
    showLanguage(doc, languages);
    syncWrap();
  }

  function syncWrap(): void {
    const isOn = String(root.hasAttribute("data-wrap-lines"));
    for (const each of doc.querySelectorAll("[data-wrap]")) each.setAttribute("aria-pressed", isOn);
  }

  function select(tab: HTMLElement): void {
    const tabs = tab.closest<HTMLElement>("[data-tabs]");
    const key = tab.dataset.tab;
    if (!tabs || key === undefined) return;
    if (tabs.dataset.tabs !== "sample") return showTab(tabs, key);
    const { top } = tabs.getBoundingClientRect();
    // With the one before: a page may lack the tab of the models.
    const before = languages?.split(" ").find((one) => one !== key);
    languages = before === undefined ? key : `${key} ${before}`;
    syncSamples();
    // Samples further up may have changed their height: keep the tab under the pointer.
    view.scrollBy(0, tabs.getBoundingClientRect().top - top);
    dispatchOwnScroll();
    storedLanguage.set(languages);
  }

  function move(event: KeyboardEvent, tab: HTMLElement): void {
    const tabs = tab.closest<HTMLElement>("[data-tabs]");
    const buttons = tabs ? partsOf(tabs, "[data-tab]") : [];
    const last = buttons.length - 1;
    const index = buttons.indexOf(tab);
    const target = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }[event.key];
    const next = target === undefined ? undefined : buttons[target];
    if (!next) return;
    event.preventDefault();
    select(next);
    next.focus();
  }

  function codeOf(button: HTMLElement): HTMLPreElement | null | undefined {
    return button.closest("[data-code]")?.querySelector("pre");
  }

  function download(button: HTMLElement): void {
    const link = doc.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${codeOf(button)?.textContent}\n`]));
    link.download = button.dataset.download ?? "";
    link.click();
    // Some browsers read the URL a little later.
    view.setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  function copy(button: HTMLElement): void {
    const code = codeOf(button);
    const text = button.dataset.copy || code?.textContent || "";
    const done = () => showBriefly(button.querySelector("output"), button.dataset.copied, view);
    const selectCode = () => code && view.getSelection()?.selectAllChildren(code);
    // There is no clipboard without HTTPS: select the code instead, ready for Ctrl C.
    if (view.navigator.clipboard) view.navigator.clipboard.writeText(text).then(done, selectCode);
    else selectCode();
  }

  /** Returns what a link means that names no variants, or has letters in another case. */
  function nearestTo(id: string): HTMLElement | undefined {
    const plain = (one: string) => one.replace(/~[^.]*/g, "").toLowerCase();
    const all = doc.querySelectorAll<HTMLElement>("main [id]");
    return [...all].find((one) => plain(one.id) === plain(id));
  }

  /** @param isNavigation by the router, which sets no `:target`: `data-target` replaces it */
  function reveal(isNavigation = false): void {
    const id = decodePercent(view.location.hash.slice(1));
    const exact = doc.getElementById(id);
    const target = exact ?? (id === "" ? undefined : nearestTo(id));
    doc.querySelector("[data-target]")?.removeAttribute("data-target");
    doc.querySelector("[data-trail]")?.removeAttribute("data-trail");
    if (!target) return;
    // Only then: on load the browser sets `:target`, and an attribute would break hydration.
    if (isNavigation || !exact) target.dataset.target = "";
    const trail: string[] = [];
    let isInBranch = false;
    for (let at: HTMLElement | null = target; at; at = at.parentElement) {
      const { panelOf } = at.dataset;
      if (panelOf !== undefined) {
        check(at.id);
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
    target.scrollIntoView();
    dispatchOwnScroll();
  }

  let folded: HTMLDetailsElement[] = [];

  /** Closes the popovers that do not contain an element. */
  function closePopovers(target: Element | null): void {
    for (const each of doc.querySelectorAll<HTMLDetailsElement>("details[data-popover][open]"))
      if (!each.contains(target)) each.open = false;
  }

  // One covers what has the focus after it (WCAG 2.2, 2.4.11).
  doc.addEventListener("focusin", ({ target }) => closePopovers(target as Element));
  doc.addEventListener("click", (event) => {
    const target = event.target as Element;
    closePopovers(target);
    const tab = target.closest<HTMLElement>("[data-tab]");
    if (tab) select(tab);
    const button = target.closest<HTMLElement>("[data-copy]");
    if (button) copy(button);
    const pageButton = target.closest<HTMLElement>("[data-copy-page]");
    if (pageButton) void copyPage(pageButton, view);
    if (target.closest("[data-wrap]")) {
      if (root.toggleAttribute("data-wrap-lines")) storedWrap.set("on");
      else storedWrap.remove();
      syncWrap();
    }
    const saver = target.closest<HTMLElement>("[data-download]");
    if (saver) download(saver);
    const link = target.closest<HTMLAnchorElement>('[href^="#"], [data-link]');
    if (!link) return;
    const isHere = link.pathname === view.location.pathname;
    // A second click on the same fragment fires no hashchange.
    if (isHere && link.hash === view.location.hash) reveal();
    if (link.dataset.link === undefined) return;
    copyLink(link, doc, view);
    // Of a row that `src/fields` fetched from its page. Other ways to click open a tab.
    if (!isHere && !event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
  });
  doc.addEventListener("change", ({ target }) => {
    const chooser = (target as Element).closest<HTMLSelectElement>("[data-choose]");
    if (chooser) {
      choose(chooser);
      chooser.selectedOptions[0]?.dataset.branch?.split(" ").forEach(check);
    }
    const { branch } = (target as HTMLElement).dataset;
    if (branch !== undefined) {
      syncBranches();
      chooseSampleOf(branch);
    }
    const tab = (target as Element).querySelector<HTMLElement>("[data-tab]:checked");
    if (tab) select(tab);
  });
  // These events do not bubble.
  doc.addEventListener(
    "toggle",
    ({ target }) => {
      const { open, dataset } = target as HTMLDetailsElement;
      const isNextPage = (target as Element).closest("[data-box][aria-hidden]");
      if (open && dataset.branch && !isNextPage) check(dataset.branch);
    },
    true,
  );
  // Find-in-page has found something in a hidden panel, and shows it.
  doc.addEventListener("beforematch", ({ target }) => check((target as HTMLElement).id));
  doc.addEventListener("keydown", (event) => {
    const popover = (event.target as Element).closest?.("details[data-popover][open]");
    if (event.key === "Escape" && popover) {
      closePopovers(null);
      popover.querySelector("summary")?.focus();
    }
    const tab = (event.target as Element).closest?.<HTMLElement>("[data-tab]");
    if (tab && !event.ctrlKey && !event.metaKey && !event.altKey) move(event, tab);
  });
  function sync(): void {
    syncSamples();
    applyFolds();
    syncBranches();
  }
  function start(): void {
    // First: the reader may have chosen something that is not stored yet.
    repeatMissedEvent(controls);
    sync();
    reveal();
    // Nothing is painted before the style sheets are there, and they move everything.
    for (const each of doc.querySelectorAll("[rel=stylesheet]"))
      each.addEventListener("load", () => reveal());
  }
  // Not DOMContentLoaded, which waits for the page's scripts.
  if (doc.readyState === "loading") doc.addEventListener("readystatechange", start, { once: true });
  else start();
  doc.addEventListener("tabs:mount", sync);
  doc.addEventListener("hash:reveal", () => reveal(true));
  view.addEventListener("hashchange", () => reveal());
  view.addEventListener("beforeprint", () => {
    folded = [...doc.querySelectorAll<HTMLDetailsElement>(closedFolds)];
    for (const details of folded) details.open = true;
  });
  view.addEventListener("afterprint", () => {
    for (const details of folded) details.open = false;
  });
}
