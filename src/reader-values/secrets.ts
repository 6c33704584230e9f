import { isSecret } from "../samples/credentials";
import * as styles from "./edit-in-place.module.css";
import { isCredential } from "./kept-values";

let isShown = false;

/** Adds a switch for the credentials in samples, which are masked until it is on. @param text its label */
export function addSecretSwitch(samples: HTMLElement, text: string): void {
  const doc = samples.ownerDocument;
  const [first] = secretFields(samples);
  if (!first || samples.querySelector("[data-secret-switch]")) return;
  const label = doc.createElement("label");
  const box = doc.createElement("input");
  box.type = "checkbox";
  label.className = styles.switch ?? "";
  label.dataset.secretSwitch = "";
  label.append(box, text);
  box.addEventListener("change", () => {
    isShown = box.checked;
    for (const one of doc.querySelectorAll<HTMLElement>("[data-samples]")) showSecrets(one);
  });
  first.closest("fieldset")?.append(label);
  showSecrets(samples);
}

/** Whether the value of a key is masked. */
export function isMasked(key: string): boolean {
  return isCredential(key) && isSecret(key.slice(key.indexOf(".") + 1));
}

function secretFields(samples: HTMLElement): readonly HTMLInputElement[] {
  return [...samples.querySelectorAll<HTMLInputElement>("input[data-value]")].filter((field) =>
    isMasked(field.dataset.value ?? ""),
  );
}

function showSecrets(samples: HTMLElement): void {
  samples.ownerDocument.documentElement.toggleAttribute("data-secrets-shown", isShown);
  for (const field of secretFields(samples)) field.type = isShown ? "text" : "password";
  const box = samples.querySelector<HTMLInputElement>("[data-secret-switch] > input");
  if (box) box.checked = isShown;
}
