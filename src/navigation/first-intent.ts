import { want } from "../shared/wanted";
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

/** In code, the reader may have clicked a value while the module that makes it editable is still loading. */
const textBoxes = ":read-write, pre";

/** Milliseconds after which the shell is loaded for readers who have done nothing yet. */
const longIdle = 8000;

/** Milliseconds between a failure to load the shell and the next attempt. */
const pause = 1000;

/**
 * Loads the controls (tabs, copying, folds ...) with the page, and the shell (React, the router and the module of the page) at the reader's
 * first intent, after a long idle time, or at once if the page needs it, if its address has a query, or if it shows values typed on another page. A part of the shell that the
 * reader asks for earlier opens once it is there: see `src/shared/wanted.ts`.
 *
 * Markup: `script[data-entry]` at the end of the page contains the URLs of the entry, its imports and late styles in its JSON, and has
 * `data-now` if the page needs the shell. An incomplete page lacks it, and stays as it is.
 *
 * Part of the inline script.
 *
 * @param controls URL of the controls; absent if they are already loaded
 */
export function installFirstIntent(controls?: string): void {
  let isStarted = false;
  let failures = 0;
  // Some browsers cache a failed import for the lifetime of the document, so the next attempt needs another URL.
  const retried = (url: string) => (failures === 0 ? url : `${url}?${failures}`);
  const loadControls = async () => controls && (await import(/* @vite-ignore */ retried(controls)));

  function load(): void {
    // Also called for each later move of the pointer.
    if (isStarted) return;
    const data = entryScript()?.textContent;
    if (!data) return;
    const [entry = "", ...imports] = (JSON.parse(data) as { shell: string[] }).shell;
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

  // These listeners of the window run after those of the document, which prevent the default of what they handle.
  function onWish(event: Event): void {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    const target = event.target as Element;
    const isSearch =
      (ctrlKey || metaKey) && key ? /^k$/i.test(key) : key === "/" && !target.closest(textBoxes);
    if (event.defaultPrevented) return;
    if (!key) want(target.closest<HTMLElement>("[data-late]")?.dataset.late);
    else if (window.isShellReady) return;
    else if (key === "Escape") want(undefined);
    else if (isSearch) {
      want("search");
      // Some browsers use these keys for their own search.
      event.preventDefault();
    }
  }

  // Passive by default: in browsers, listeners on the window cannot block touches or the wheel.
  for (const intent of intents) window.addEventListener(intent, onIntent, true);
  for (const type of ["click", "keydown"]) window.addEventListener(type, onWish);
  // Waits for the whole page, because React would otherwise find half of it.
  document.addEventListener("DOMContentLoaded", () => {
    const hasValues = readStored("sample-values", "sessionStorage") !== null;
    if (location.search || hasValues || entryScript()?.dataset.now !== undefined) load();
    else loadControls().catch(() => undefined);
  });
  window.addEventListener("load", () => {
    if (!savesData()) setTimeout(() => whenIdle(load), longIdle);
  });
}

function entryScript(): HTMLElement | null {
  return document.querySelector("script[data-entry]");
}
