import type { ColorModeConfig } from "../config/site-config";
import { createStorageSlot } from "./storage";

/** Light or dark. */
export type ColorMode = ColorModeConfig["defaultMode"];

/** The attribute that marks a button as the switch between light and dark. */
export const colorModeToggle = { "data-color-mode-toggle": "" } as const;

/** Asks the inline script for a mode; null forgets what was chosen. */
const setEvent = "color-mode:set";

/**
 * Keeps two attributes of the document root right: `data-theme`, the mode to show, is what the reader chose, or else the system's
 * mode, or else the default; `data-theme-choice` is what the reader chose, if anything. The system, other tabs and the switch change
 * them. They are the state: CSS reads them, so no part of the page needs React to be right or to change.
 *
 * Part of the inline script.
 */
export function installColorMode(config: ColorModeConfig): void {
  const root = document.documentElement;
  const slot = createStorageSlot("theme");
  const system = matchMedia("(prefers-color-scheme: dark)");

  function show(): void {
    const ofSystem = system.matches ? "dark" : "light";
    root.dataset.theme =
      root.dataset.themeChoice ??
      (config.respectPrefersColorScheme ? ofSystem : config.defaultMode);
  }

  function take(choice: string | null): void {
    if (choice === "light" || choice === "dark") root.dataset.themeChoice = choice;
    else delete root.dataset.themeChoice;
    show();
  }

  function choose(choice: ColorMode | null): void {
    take(choice);
    if (choice === null) slot.remove();
    else slot.set(choice);
  }

  // Printing makes some browsers report a light system, until it is done.
  const print = matchMedia("print");
  const follow = () => {
    if (!print.matches) show();
  };
  system.addEventListener("change", follow);
  print.addEventListener("change", follow);

  if (config.disableSwitch) return show();
  take(slot.get());
  slot.listen(take);
  // A page that the browser kept while another one was shown has heard of nothing.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) take(slot.get());
  });
  document.addEventListener(setEvent, (event) => choose((event as CustomEvent).detail));
  document.addEventListener("click", (event) => {
    // React has answered the click, if it is there.
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (!event.target.closest("[data-color-mode-toggle]")) return;
    choose(root.dataset.theme === "dark" ? "light" : "dark");
  });
}

/** Shows a mode and remembers it; null forgets what was chosen. Does nothing where the site has no switch. */
export function setColorMode(mode: ColorMode | null): void {
  document.dispatchEvent(new CustomEvent(setEvent, { detail: mode }));
}
