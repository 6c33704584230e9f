import { createStorageSlot } from "../state/storage";
import { showBriefly } from "./brief-message";

const storedWrap = createStorageSlot("wrap-lines");

function codeOf(button: HTMLElement): HTMLPreElement | null | undefined {
  return button.closest("[data-code]")?.querySelector("pre");
}

/** Copies the value of a button, or the code around it. */
export function copy(button: HTMLElement): void {
  const code = codeOf(button);
  const text = button.dataset.copy || code?.textContent || "";
  const done = () => showBriefly(button.querySelector("output"), button.dataset.copied);
  const selectCode = () => code && window.getSelection()?.selectAllChildren(code);
  // Without HTTPS there is no clipboard, so the code is selected instead, ready for Ctrl C.
  if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, selectCode);
  else selectCode();
}

/** Saves the code around a button as a file. */
export function download(button: HTMLElement): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${codeOf(button)?.textContent}\n`]));
  link.download = button.dataset.download ?? "";
  link.click();
  // Some browsers read the URL a little later.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Turns wrapping of the lines of all code on or off. */
export function toggleWrap(): void {
  if (document.documentElement.toggleAttribute("data-long-lines")) storedWrap.set("off");
  else storedWrap.remove();
  syncWrap();
}

/** Shows on the buttons whether lines are wrapped. */
export function syncWrap(): void {
  const isOn = String(!document.documentElement.hasAttribute("data-long-lines"));
  for (const each of document.querySelectorAll("[data-wrap]"))
    each.setAttribute("aria-pressed", isOn);
}
