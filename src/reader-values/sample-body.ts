import { bodyText } from "../samples/json-body";
import type { SampleLanguage } from "../samples/languages";
import type { JsonValue } from "../samples/types";

/** What stood in the slots of bodies, highlighted by the build. */
const examples = new WeakMap<HTMLElement, readonly Node[]>();

/** Writes a body into the samples that the page shows, in the literals of each language. */
export function putBody(json: string): void {
  const value = JSON.parse(json) as JsonValue;
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot="body"]')) {
    if (slot.closest("[data-variant][data-inactive]")) continue;
    const language = slot.closest<HTMLElement>("[data-panel]")?.dataset.panel as SampleLanguage;
    const above = document.createRange();
    above.selectNodeContents(slot.closest("code") ?? slot);
    above.setEndBefore(slot);
    examples.set(slot, examples.get(slot) ?? [...slot.childNodes]);
    slot.textContent = bodyText(language, value, above.toString());
    slot.dataset.own = "";
  }
}

/** Brings the examples back. */
export function restoreBodies(): void {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot="body"][data-own]')) {
    slot.replaceChildren(...(examples.get(slot) ?? []));
    delete slot.dataset.own;
  }
}

/** Whether a sample has a body of the reader. */
export function hasOwnBody(): boolean {
  return document.querySelector('[data-slot="body"][data-own]') !== null;
}

/** Whether samples can have a body: an object or list, without numbers that JavaScript would round. */
export function fitsSamples(json: string): boolean {
  const withoutStrings = json.replace(/"(?:\\.|[^"\\])*"/g, "");
  return /^\s*[[{]/.test(json) && !/\d{16}/.test(withoutStrings);
}
