import { createRoot } from "react-dom/client";

import { CheckPanel } from "./CheckPanel";
import type { RequestCheck } from "./types";
import { checkWords, type CheckWords } from "./words";

/**
 * Opens the check of a request body in place of its button.
 *
 * @param button inside `[data-check]`, whose value is the URL of the check
 */
export async function openCheck(button: HTMLButtonElement, locale: string): Promise<void> {
  const around = button.parentElement;
  if (!around) return;
  const languages: Readonly<Record<string, CheckWords>> = checkWords;
  const words = languages[locale] ?? checkWords.en;
  const output = around.querySelector("output");
  button.disabled = true;
  try {
    const response = await fetch(around.dataset.check ?? "");
    if (!response.ok) throw new Error(`The check returned status ${response.status}.`);
    const check = (await response.json()) as RequestCheck;
    if (output) output.textContent = "";
    const host = document.createElement("div");
    around.append(host);
    const root = createRoot(host);
    button.hidden = true;
    const onClose = () => {
      root.unmount();
      host.remove();
      button.hidden = false;
      button.focus();
    };
    root.render(
      <CheckPanel check={check} example={chosenExample(check)} words={words} onClose={onClose} />,
    );
  } catch {
    if (output) output.textContent = words.notLoaded;
  } finally {
    button.disabled = false;
  }
}

/** Returns the example of the body that the samples show, or else the first. */
function chosenExample({ at }: RequestCheck): string {
  const examples = [...document.querySelectorAll(`[id^="${CSS.escape(`${at}.example.`)}"]`)];
  const shown = document.querySelector<HTMLSelectElement>("[data-choose]")?.selectedOptions[0];
  const chosen = examples.find((one) =>
    one.querySelector("summary")?.textContent?.includes(shown?.textContent ?? ""),
  );
  return (chosen ?? examples[0])?.querySelector("pre")?.textContent?.trimEnd() ?? "{}";
}
