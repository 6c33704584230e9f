import { whenIdle } from "../shared/when-idle";
import { readStored } from "../state/storage";
import { savesData } from "./saves-data";

/**
 * Events before a reader uses a control or link; a touch also fires pointer events. A fragment that is typed into the address bar may name
 * folded content. Excludes `scroll`: browsers scroll to a fragment.
 */
const intents = [
  "pointermove",
  "pointerdown",
  "wheel",
  "keydown",
  "focusin",
  "change",
  "hashchange",
];

/** Milliseconds after which the shell is loaded for readers who have done nothing yet. */
const longIdle = 8000;

/** Milliseconds between a failure to load the shell and the next attempt. */
const pause = 1000;

/**
 * Loads the controls (tabs, copying, folds ...) and the shell (React, the router and the module of the page) at the reader's first intent
 * or after a long idle time; until then, the page works without them. Loads the controls at once for an address with a fragment and for
 * stored folds, and the shell, too, if the page needs it or shows values typed on another page. Keeps a click, key press or choice that
 * nothing handles yet until something does: see `src/shared/missed-event.ts`.
 *
 * Markup: `script[data-entry]` at the end of the page contains the URLs of the entry, its imports and late styles, as JSON, and has
 * `data-now` if the page needs the shell. An incomplete page lacks it, and stays as it is.
 *
 * Part of the inline script.
 *
 * @param controls URL of the controls; absent if they are already loaded
 */
export function installFirstIntent(controls?: string): void {
  /** Whether the kept event opens a text box, the search or a value in a sample; it gets the text typed since (`data-typed` of the root). */
  let isTyping = false;
  let isStarted = false;
  let failures = 0;
  const { dataset } = document.documentElement;

  // Some browsers cache a failed import for the lifetime of the document, so the next attempt needs another URL.
  const retried = (url: string) => (failures === 0 ? url : `${url}?${failures}`);
  const loadControls = async () => controls && (await import(/* @vite-ignore */ retried(controls)));

  function load(): void {
    // Also called for each later move of the pointer.
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
    // Browsers also fire this event for a resting pointer when a page appears under it.
    if (event.type !== "pointermove" || movementX !== 0 || movementY !== 0) load();
  }

  function remember(event: Event): void {
    // Values in samples become editable only after the shell is ready.
    const isDone = window.isShellReady && !(isTyping && window.missedEvent);
    if (!event.isTrusted || event.defaultPrevented || isDone) return;
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    const isCommand = ctrlKey || metaKey;
    // Browsers handle the others, and this key alone.
    if (isCommand && !/^k$/i.test(key)) return;
    if (isTyping && key && !isCommand && key !== "Escape") {
      const typed = dataset.typed ?? "";
      if (key === "Backspace") dataset.typed = typed.slice(0, -1);
      if (key.length > 1) return;
      // A blank would press the clicked button.
      event.preventDefault();
      dataset.typed = typed + key;
      return;
    }
    window.missedEvent = event;
    delete dataset.typed;
    const where = key ? ":read-write, pre" : "[aria-keyshortcuts*=K],[data-slot]";
    const isThere = (event.target as Element).closest(where) !== null;
    isTyping = isCommand || (key ? key === "/" && !isThere : isThere);
    // Some browsers use these keys for their own search.
    if (isTyping) event.preventDefault();
  }

  // Passive by default: in browsers, listeners on the window cannot block touches or the wheel.
  for (const intent of intents) window.addEventListener(intent, onIntent, true);
  // On the window, because their handlers are on the document and run first.
  for (const type of ["click", "keydown", "change"]) window.addEventListener(type, remember);
  // Waits for the whole page, because React would otherwise find half of it.
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
