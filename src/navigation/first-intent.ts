import { controlsReady } from "../shared/controls-ready";
import { whenIdle } from "../shared/when-idle";
import { createStorageSlot } from "../state/storage";
import { savesData } from "./saves-data";

/** What a reader does before using a control or a link. Not scrolling, which browsers do, too, to go to a fragment. */
const intents = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin"];

/** Milliseconds after which the shell is loaded for readers who have done nothing yet. */
const longIdle = 8000;

/** Milliseconds after which nobody waits for the effect of a click or a key. */
const patience = 5000;

/** Milliseconds between a failure to load the shell and the next attempt. */
const pause = 1000;

/**
 * Loads the shell (React, the router and the module of the page) at the reader's first intent or after a long rest: until then
 * the page works without it. It is loaded at once where the page needs it, and where it shows values that were typed on another page.
 *
 * Markup: `script[data-entry]` at the end of the page contains the URLs of the entry and its imports, as JSON, and has `data-now` if the page
 * needs the shell. A page that came in part lacks it, and stays as it is.
 *
 * Part of the inline script.
 */
export function installFirstIntent(): void {
  /** The last click or key that nothing has handled. */
  let missed: Event | undefined;
  /** Whether that one opens the search, which is then given what was typed since (`data-typed` of the root). */
  let isSearching = false;
  const { dataset } = document.documentElement;
  let isStarted = false;
  let failures = 0;

  function load(): void {
    // Also for each move of the pointer afterwards.
    if (isStarted) return;
    const [entry, ...imports] = JSON.parse(entryScript()?.textContent ?? "[]") as string[];
    if (entry === undefined) return;
    isStarted = true;
    for (const href of imports) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    // Some browsers cache a failed import for the lifetime of the document: the next attempt needs another URL.
    import(/* @vite-ignore */ failures === 0 ? entry : `${entry}?${failures}`).catch(() => {
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
    if (!event.isTrusted || event.defaultPrevented) return;
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    const isCommand = ctrlKey || metaKey;
    if (isSearching && key && !isCommand) {
      if (key.length > 1) return;
      // A blank would press the button that was clicked.
      event.preventDefault();
      dataset.typed = (dataset.typed ?? "") + key;
      return;
    }
    missed = event;
    const where = key ? ":read-write" : "[aria-keyshortcuts*=K]";
    const isThere = (event.target as Element).closest(where) !== null;
    isSearching = isCommand ? /^k$/i.test(key) : key ? key === "/" && !isThere : isThere;
    // Some browsers have a search of their own at these keys.
    if (isSearching) event.preventDefault();
  }

  function repeatOn(selector: string): void {
    if (!missed || performance.now() - missed.timeStamp > patience) return;
    const target = missed.target as Element;
    if (missed instanceof KeyboardEvent) {
      const isHandled = !target.dispatchEvent(new KeyboardEvent(missed.type, missed));
      if (isHandled) missed = undefined;
      return;
    }
    const control = target.closest<HTMLElement>(selector);
    control?.focus();
    control?.click();
  }

  // Passive by itself: browsers let no listener of the window hold up a touch or the wheel.
  for (const intent of intents) window.addEventListener(intent, onIntent, true);
  document.addEventListener("click", remember);
  document.addEventListener("keydown", remember);
  document.addEventListener(controlsReady, (event) => {
    document.removeEventListener("click", remember);
    document.removeEventListener("keydown", remember);
    repeatOn((event as CustomEvent<string>).detail);
  });
  // Not before the whole page has arrived: React would find half of it.
  document.addEventListener("DOMContentLoaded", () => {
    const hasValues = createStorageSlot("sample-values", "sessionStorage").get() !== null;
    if (hasValues || entryScript()?.dataset.now !== undefined) load();
  });
  window.addEventListener("load", () => {
    if (!savesData()) setTimeout(() => whenIdle(load), longIdle);
  });
}

function entryScript(): HTMLElement | null {
  return document.querySelector("script[data-entry]");
}
