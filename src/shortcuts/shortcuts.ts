import { takeWish } from "../shared/wanted";
import { drawerId } from "../state/drawer";
import { createStorageSlot } from "../state/storage";
import { shortcutHelp } from "./shortcut-help";
import type { ShortcutWords } from "./words";

/** Contains `off` if the reader has turned off single-key shortcuts. */
const slot = createStorageSlot("shortcuts");

/** Elements that use keys themselves. */
const ownKeys = "input, select, textarea, dialog, [contenteditable], [role='listbox']";

/**
 * Installs the single-key shortcuts and the help that lists them. The reader can turn them off (WCAG 2.2,
 * 2.1.4). The root then has `data-shortcuts="off"`, which the search respects, too, and only the button
 * opens the help.
 */
export function installShortcuts(words: ShortcutWords): void {
  const root = document.documentElement;
  const turn = (isOn: boolean) => {
    if (isOn) delete root.dataset.shortcuts;
    else root.dataset.shortcuts = "off";
  };
  turn(slot.get() !== "off");
  slot.listen((value) => turn(value !== "off"));

  const openHelp = shortcutHelp(words, {
    isOn: () => root.dataset.shortcuts !== "off",
    turn(isOn) {
      turn(isOn);
      if (isOn) slot.remove();
      else slot.set("off");
    },
  });
  const actions: Readonly<Record<string, () => void>> = {
    "?": openHelp,
    c: () => click('[data-tabs="sample"] [data-copy]'),
    f: focusFilter,
    n: () => click('main a[rel="next"]'),
    p: () => click('main a[rel="prev"]'),
  };

  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (ctrlKey || metaKey || altKey || root.dataset.shortcuts === "off") return;
    if (target instanceof Element && target.closest(ownKeys)) return;
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest("[data-late=shortcuts]")) return;
    event.preventDefault();
    openHelp();
  });
  if (takeWish("shortcuts")) openHelp();
}

/** Clicks the first visible element, because samples in other languages and of other examples are hidden. */
function click(selector: string): void {
  const all = document.querySelectorAll<HTMLElement>(selector);
  [...all].find((one) => one.checkVisibility())?.click();
}

/** Focuses the filter; opens the menu around it if it is closed. */
function focusFilter(): void {
  const field = document.querySelector<HTMLElement>("[data-filter]");
  if (field && !field.checkVisibility()) document.getElementById(drawerId)?.showPopover();
  field?.focus();
}
