import type { ColorModeConfig } from "../config/site-config";
import { createStorageSlot } from "./storage";

/** Light or dark. */
export type ColorMode = ColorModeConfig["defaultMode"];

/** The attribute of the button that switches between light and dark. */
export const colorModeToggle = { "data-color-mode-toggle": "" } as const;

/** Asks the inline script for a mode. */
const setEvent = "color-mode:set";

/**
 * Keeps two attributes of the document root up to date: `data-theme` is the mode to show (the reader's
 * choice, else the system's mode, else the default), `data-theme-choice` the reader's choice, if any. The
 * system, other tabs and the switch change them. CSS reads them, so the page needs no React for them.
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

  function apply(choice: string | null): void {
    if (choice === "light" || choice === "dark") root.dataset.themeChoice = choice;
    else delete root.dataset.themeChoice;
    show();
  }

  function choose(choice: ColorMode): void {
    apply(choice);
    slot.set(choice);
  }

  // Some browsers report a light system while printing.
  const print = matchMedia("print");
  const follow = () => {
    if (!print.matches) show();
  };
  system.addEventListener("change", follow);
  print.addEventListener("change", follow);

  if (config.disableSwitch) return show();
  apply(slot.get());
  slot.listen(apply);
  // A page in the back/forward cache gets no events.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) apply(slot.get());
  });
  document.addEventListener(setEvent, (event) => choose((event as CustomEvent).detail));
  document.addEventListener("click", (event) => {
    // Once hydrated, React handles the click.
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (!event.target.closest("[data-color-mode-toggle]")) return;
    choose(root.dataset.theme === "dark" ? "light" : "dark");
  });
}

/** Shows and stores a mode. Does nothing if the site has no switch. */
export function setColorMode(mode: ColorMode): void {
  document.dispatchEvent(new CustomEvent(setEvent, { detail: mode }));
}
