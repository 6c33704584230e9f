import type { ColorModeConfig } from "../config/site-config";
import { createStorageSlot, onReturn, readStored } from "./storage";

/** Light or dark. */
export type ColorMode = ColorModeConfig["defaultMode"];

/** The attribute of the button that switches between light and dark. */
export const colorModeToggle = { "data-color-mode-toggle": "" } as const;

/**
 * Sets two attributes of the document root: `data-theme` is the mode to show (the reader's choice, else the system's mode, else the
 * default), `data-theme-choice` the reader's choice, if any. CSS reads them, so React is not needed. Updates them when the system or
 * another tab changes the mode.
 *
 * Part of the inline script.
 */
export function showColorMode(config: ColorModeConfig): void {
  const read = () => apply(config, config.disableSwitch ? null : readStored("theme"));
  // Some browsers report a light system while printing.
  const print = matchMedia("print");
  const follow = () => {
    if (!print.matches) apply(config, document.documentElement.dataset.themeChoice);
  };
  read();
  system().addEventListener("change", follow);
  print.addEventListener("change", follow);
  onReturn(read);
}

/** Installs the switch. Part of the controls. */
export function installColorMode(config: ColorModeConfig): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-color-mode-toggle]"))
      setColorMode(config, document.documentElement.dataset.theme === "dark" ? "light" : "dark");
  });
}

function apply(config: ColorModeConfig, choice: string | null | undefined): void {
  const { dataset } = document.documentElement;
  if (choice === "light" || choice === "dark") dataset.themeChoice = choice;
  else delete dataset.themeChoice;
  const ofSystem = system().matches ? "dark" : "light";
  dataset.theme =
    dataset.themeChoice ?? (config.respectPrefersColorScheme ? ofSystem : config.defaultMode);
}

const system = () => matchMedia("(prefers-color-scheme: dark)");

/** Shows and stores a mode. Does nothing if the site has no switch. */
export function setColorMode(config: ColorModeConfig, mode: ColorMode): void {
  if (config.disableSwitch) return;
  apply(config, mode);
  createStorageSlot("theme").set(mode);
}
