import type { Language } from "../i18n/dictionaries";
import * as styles from "./edit-in-place.module.css";

/** The label of the switch, by language. */
const labels: Readonly<Record<Language, string>> = {
  en: "Show credentials",
  de: "Zugangsdaten anzeigen",
};

let isShown = false;

/** Adds a switch to the credentials of samples, which are masked until it is on. */
export function addSecretSwitch(samples: HTMLElement): void {
  const doc = samples.ownerDocument;
  const [first] = secretFields(samples);
  if (!first || samples.querySelector("[data-secret-switch]")) return;
  const label = doc.createElement("label");
  const box = doc.createElement("input");
  const words: Readonly<Record<string, string>> = labels;
  box.type = "checkbox";
  label.className = styles.switch ?? "";
  label.dataset.secretSwitch = "";
  label.append(box, words[doc.documentElement.lang] ?? labels.en);
  box.addEventListener("change", () => {
    isShown = box.checked;
    for (const one of doc.querySelectorAll<HTMLElement>("[data-samples]")) showSecrets(one);
  });
  first.closest("fieldset")?.append(label);
  showSecrets(samples);
}

function secretFields(samples: HTMLElement): NodeListOf<HTMLInputElement> {
  return samples.querySelectorAll<HTMLInputElement>('input[data-value^="credential."]');
}

function showSecrets(samples: HTMLElement): void {
  samples.ownerDocument.documentElement.toggleAttribute("data-secrets-shown", isShown);
  for (const field of secretFields(samples)) field.type = isShown ? "text" : "password";
  const box = samples.querySelector<HTMLInputElement>("[data-secret-switch] > input");
  if (box) box.checked = isShown;
}
