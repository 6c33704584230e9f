import { whenIdle } from "../shared/when-idle";
import { readStored } from "../state/storage";
import { savesData } from "./saves-data";

/** What a reader does before using a control or a link; a touch points, too. Not scrolling, which browsers do, too, to go to a fragment. */
const intents = ["pointermove", "pointerdown", "wheel", "keydown", "focusin", "change"];

/** Milliseconds after which the shell is loaded for readers who have done nothing yet. */
const longIdle = 8000;

/** Milliseconds between a failure to load the shell and the next attempt. */
const pause = 1000;

/**
 * Loads the controls (tabs, copying, folds ...) and the shell (React, the router and the module of the page) at the reader's first intent or
 * after a long rest: until then the page is read without them. The controls are loaded at once for an address with a fragment and for
 * stored folds; with the shell, where the page needs it or shows values that were typed on another page. A click, a key or a choice that
 * nothing handles yet is kept for what does: see `src/shared/missed-event.ts`.
 *
 * Markup: `script[data-entry]` at the end of the page contains the URLs of the entry, its imports and late styles, as JSON, and has `data-now` if the page
 * needs the shell. A page that came in part lacks it, and stays as it is.
 *
 * Part of the inline script.
 *
 * @param controls URL of the controls; absent if they are here already
 */
export function installFirstIntent(controls?: string): void {
  /** Whether the kept event leads to a text box, the search or a value in a sample, which is given what was typed since (`data-typed` of the root). */
  let isTyping = false;
  let isStarted = false;
  let failures = 0;
  const { dataset } = document.documentElement;

  // Some browsers cache a failed import for the lifetime of the document: the next attempt needs another URL.
  const retried = (url: string) => (failures === 0 ? url : `${url}?${failures}`);
  const loadControls = async () => controls && (await import(/* @vite-ignore */ retried(controls)));

  function load(): void {
    // Also for each move of the pointer afterwards.
    if (isStarted) return;
    const [entry, ...imports] = JSON.parse(entryScript()?.textContent ?? "[]") as string[];
    if (entry === undefined) return;
    isStarted = true;
    const isLoaded = loadControls();
    for (const href of imports) {
      const link = document.createElement("link");
      link.rel = href.endsWith(".css") ? "stylesheet" : "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    isLoaded
      .then(() => import(/* @vite-ignore */ retried(entry)))
      .catch(() => {
        failures++;
        setTimeout(() => (isStarted = false), pause);
      });
  }

  function onIntent(event: Event): void {
    const { movementX, movementY } = event as PointerEvent;
    // Browsers also send this event for a pointer that rests where a page appears.
    if (event.type !== "pointermove" || movementX !== 0 || movementY !== 0) load();
  }

  function remember(event: Event): void {
    // Values come after the shell.
    const isDone = window.isShellReady && !(isTyping && window.missedEvent);
    if (!event.isTrusted || event.defaultPrevented || isDone) return;
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    const isCommand = ctrlKey || metaKey;
    if (isTyping && key && !isCommand) {
      if (key.length > 1) return;
      // A blank would press the button that was clicked.
      event.preventDefault();
      dataset.typed = (dataset.typed ?? "") + key;
      return;
    }
    window.missedEvent = event;
    const where = key ? ":read-write, pre" : "[aria-keyshortcuts*=K],[data-slot]";
    const isThere = (event.target as Element).closest(where) !== null;
    isTyping = isCommand ? /^k$/i.test(key) : key ? key === "/" && !isThere : isThere;
    // Some browsers have a search of their own at these keys.
    if (isTyping) event.preventDefault();
  }

  // Passive by itself: browsers let no listener of the window hold up a touch or the wheel.
  for (const intent of intents) window.addEventListener(intent, onIntent, true);
  // On the window: what handles them listens on the document.
  for (const type of ["click", "keydown", "change"]) window.addEventListener(type, remember);
  // Not before the whole page has arrived: React would find half of it.
  document.addEventListener("DOMContentLoaded", () => {
    const hasValues = readStored("sample-values", "sessionStorage") !== null;
    if (hasValues || entryScript()?.dataset.now !== undefined) load();
    else if (location.hash !== "" || hasStoredFolds()) loadControls().catch(() => undefined);
  });
  window.addEventListener("load", () => {
    if (!savesData()) setTimeout(() => whenIdle(load), longIdle);
  });
}

function entryScript(): HTMLElement | null {
  return document.querySelector("script[data-entry]");
}

/** Whether the reader has opened or closed all folds of a kind that is on the page: see `src/ui/expand-all.ts`. */
function hasStoredFolds(): boolean {
  return [...document.querySelectorAll<HTMLElement>("[data-folds]")].some(
    ({ dataset }) => readStored(`folds-${dataset.folds}`) !== null,
  );
}
