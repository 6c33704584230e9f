import { createRoot } from "react-dom/client";

import { shownBody } from "../reader-values/sample-body";
import { CheckPanel } from "./CheckPanel";
import type { RequestCheck } from "./types";
import { checkWords, type CheckWords } from "./words";

/** The texts that the reader has written, by URL of the check. They are not stored, because they may contain secrets. */
const written = new Map<string, string>();

/**
 * Replaces the button of a check with the check of a request body.
 *
 * @param button inside `[data-check]`, whose value is the URL of the check
 */
export async function openCheck(button: HTMLButtonElement, locale: string): Promise<void> {
  const around = button.parentElement;
  if (!around) return;
  const languages: Readonly<Record<string, CheckWords>> = checkWords;
  const words = languages[locale] ?? checkWords.en;
  const output = around.querySelector("output");
  const url = around.dataset.check ?? "";
  button.disabled = true;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The check returned status ${response.status}.`);
    const check = (await response.json()) as RequestCheck;
    if (output) output.textContent = "";
    const host = document.createElement("div");
    around.append(host);
    const root = createRoot(host);
    button.hidden = true;
    const exampleOf = () => startText(check);
    const onClose = (text: string, isInUse = false) => {
      root.unmount();
      host.remove();
      button.hidden = false;
      button.focus();
      if (isInUse || text === exampleOf()) written.delete(url);
      else written.set(url, text);
      if (isInUse && output) output.textContent = words.inUse;
    };
    root.render(
      <CheckPanel
        check={check}
        written={written.get(url)}
        exampleOf={exampleOf}
        words={words}
        onClose={onClose}
      />,
    );
  } catch {
    if (output) output.textContent = words.notLoaded;
  } finally {
    button.disabled = false;
  }
}

/** Returns the body that the samples show, or else the first example. */
function startText({ at }: RequestCheck): string {
  const body = shownBody();
  if (body !== undefined) return JSON.stringify(body, null, 2);
  const example = document.querySelector(`[id^="${CSS.escape(`${at}.example.`)}"] pre`);
  return example?.textContent?.trimEnd() ?? "{}";
}
