import { createRoot } from "react-dom/client";

import { shownBody } from "../reader-values/sample-body";
import { CheckPanel, pause } from "./CheckPanel";
import { runCheck } from "./run-check";
import { shownVariants } from "./shown-variants";
import { messageOf, nameOf, summaryOf } from "./texts";
import type { RequestCheck } from "./types";
import { checkWords, notLoaded } from "./words";

/** The texts that the reader has written, by URL of the check. They are not stored, because they may contain secrets. */
const written = new Map<string, string>();

/**
 * Replaces the button of a check with the check of a request body.
 *
 * @param button inside `[data-check]`, whose value is the URL of the check
 * @param failure what to say if the check cannot be loaded
 */
export async function openCheck(button: HTMLButtonElement, failure = notLoaded): Promise<void> {
  const around = button.parentElement;
  if (!around) return;
  const output = around.querySelector("output");
  const url = around.dataset.check ?? "";
  button.disabled = true;
  try {
    const check = await loadCheck(url);
    const { words = checkWords } = check;
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
    if (output) output.textContent = failure;
  } finally {
    button.disabled = false;
  }
}

/** Stops the last check of the samples. */
let left = new AbortController();

/** What the last check of the samples said. */
let said = "";

/**
 * Checks the body that the samples show after the reader has edited it there. Marks the values with mistakes, and says the first mistake
 * beside the button.
 *
 * @param around `[data-check]`
 */
export async function checkSamples(around: HTMLElement): Promise<void> {
  left.abort();
  left = new AbortController();
  const { signal } = left;
  await new Promise((resolve) => setTimeout(resolve, pause));
  const body = shownBody();
  if (signal.aborted || body === undefined) return;
  const check = await loadCheck(around.dataset.check ?? "");
  const job = { ...check, shown: shownVariants().split(" ") };
  const result = await runCheck(JSON.stringify(body), job, signal);
  if (signal.aborted || result?.kind !== "checked") return;
  const wrong = new Set(result.faults.map(({ path }) => `body.${path.join(".")}`));
  for (const value of document.querySelectorAll<HTMLElement>('[data-slot^="body."]'))
    value.ariaInvalid = wrong.has(value.dataset.slot ?? "") ? "true" : null;
  const [fault] = result.faults;
  const { words = checkWords } = check;
  const message = fault
    ? `${summaryOf(result, words)} ${nameOf(fault)} ${messageOf(fault, words)}`
    : "";
  const output = around.querySelector("output");
  // Another message may be there, such as that the samples show this body.
  if (output && (fault || output.textContent === said)) output.textContent = said = message;
}

async function loadCheck(url: string): Promise<RequestCheck> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The check returned status ${response.status}.`);
  return (await response.json()) as RequestCheck;
}

/** Returns the body that the samples show, or else the first example. */
function startText({ at }: RequestCheck): string {
  const body = shownBody();
  if (body !== undefined) return JSON.stringify(body, null, 2);
  const example = document.querySelector(`[id^="${CSS.escape(`${at}.example.`)}"] pre`);
  return example?.textContent?.trimEnd() ?? "{}";
}
