import type { ColorModeConfig } from "../config/site-config";
import { createStorageSlot, type StorageSlot } from "./storage";

/** The attribute that marks a button as the switch between light and dark. */
export const colorModeToggle = { "data-color-mode-toggle": "" } as const;

/**
 * Sets `data-theme` on the document root to the mode the reader chose, or else the system's, or else the
 * default; keeps it right when the system, another tab or the switch changes it. The attribute is the
 * state: CSS alone reads it, so no part of the page needs React to be right or to change.
 *
 * Uses nothing from outside its own body, and no named inner function, like `createStorageSlot`.
 */
function installColorMode(config: ColorModeConfig, slot: StorageSlot): void {
  const root = document.documentElement;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const mode = {
    apply(chosen: string | null) {
      if (!config.disableSwitch && (chosen === "light" || chosen === "dark")) {
        root.dataset.theme = chosen;
      } else if (config.respectPrefersColorScheme) {
        root.dataset.theme = system.matches ? "dark" : "light";
      } else {
        root.dataset.theme = config.defaultMode;
      }
    },
  };

  mode.apply(config.disableSwitch ? null : slot.get());

  let printed = false;
  system.addEventListener("change", () => {
    // Printing makes some browsers report a light system, and the old one afterwards.
    const printing = matchMedia("print").matches;
    if (!printing && !printed) mode.apply(config.disableSwitch ? null : slot.get());
    printed = printing;
  });

  if (config.disableSwitch) return;
  slot.listen((value) => mode.apply(value));
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    if (!event.target.closest("[data-color-mode-toggle]")) return;
    const next = root.dataset.theme === "dark" ? "light" : "dark";
    mode.apply(next);
    slot.set(next);
  });
}

/** Text of a classic script for the document head: the colour mode is right before the first paint. */
export function colorModeScript(config: ColorModeConfig): string {
  return `(${installColorMode})(${JSON.stringify(config)},(${createStorageSlot})("theme"));`;
}
