/** Returns the matching elements of `tabs`, without those of tabs inside its panels. */
export function partsOf(tabs: HTMLElement, selector: string): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.closest("[data-tabs]") === tabs,
  );
}

/** Shows the panel of a tab in `[data-tabs]`; does nothing if the panel does not exist, or not yet, while the page is loading. */
export function showTab(tabs: HTMLElement, key: string | null | undefined): void {
  const panels = partsOf(tabs, "[data-panel]");
  if (!panels.some((panel) => panel.dataset.panel === key)) return;
  for (const button of partsOf(tabs, "[data-tab]")) {
    const isSelected = button.dataset.tab === key;
    button.setAttribute("aria-selected", String(isSelected));
    button.tabIndex = isSelected ? 0 : -1;
    // For an option; has no effect on a button.
    (button as HTMLOptionElement).selected = isSelected;
  }
  for (const panel of panels) {
    panel.toggleAttribute("data-inactive", panel.dataset.panel !== key);
    (panel as HTMLDetailsElement).open = panel.dataset.panel === key;
  }
}

/** Returns all samples whose tabs are languages. */
export const sampleTabs = () => document.querySelectorAll<HTMLElement>('[data-tabs="sample"]');

/**
 * Shows samples in the reader's last chosen language that they have.
 *
 * @param languages separated by blanks, the last chosen one first, because not every page has its tab
 */
export function showLanguage(tabs: HTMLElement, languages: string | null): void {
  for (const language of languages?.split(" ", 2).reverse() ?? []) showTab(tabs, language);
}
