import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, useNavigationType } from "react-router-dom";

import { useSite } from "../config/SiteContext";
import type { PageData } from "../page";
import { pageTitle } from "./page-title";

/**
 * Gives a client navigation what a page load gives: title, scroll position and focus. On the way back the old scroll position
 * returns; a hash leads to its element, which the inline script unfolds; otherwise the page starts at its top, with the focus on its heading.
 */
export function useArrival(location: Location, page: PageData): void {
  const { config } = useSite();
  const navigationType = useNavigationType();
  // The key alone is not enough: entries that the browser made, for a link to a hash, all have the same.
  const positions = useRef(new Map<string, number>());
  const entry = `${location.key} ${location.pathname}${location.hash}`;
  const arrived = useRef(entry);
  const address = useRef("");

  useEffect(() => {
    address.current = window.location.href;
    const remember = () => {
      // The address is ahead of the page while the next one is on its way: what scrolls then is no place of either.
      if (window.location.href !== address.current) return;
      positions.current.set(arrived.current, window.scrollY);
    };
    // A reload may have scrolled before this.
    remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);

  useEffect(() => takeOverScrollRestoration(), []);

  useEffect(() => {
    document.title = pageTitle(page.title, config);
  }, [page.title, config]);

  useLayoutEffect(() => {
    if (arrived.current === entry) return;
    arrived.current = entry;
    address.current = window.location.href;
    // Again, for a link that was followed before the page had loaded.
    window.history.scrollRestoration = "manual";
    const target = hashTarget(location.hash);
    const heading = document.querySelector<HTMLElement>("main h1");
    focusOn(target ?? heading ?? document.getElementById("main"));
    const position = positions.current.get(entry);
    if (navigationType === "POP" && position !== undefined) window.scrollTo(0, position);
    else if (target) document.dispatchEvent(new Event("hash:reveal"));
    else window.scrollTo(0, 0);
  }, [entry, location.hash, navigationType]);
}

/**
 * On the way back and forth the browser restores positions too early, while the page before is still there; after a reload it
 * does it well. So it may until the page is shown, and again when the page is left. Returns how to undo it.
 */
function takeOverScrollRestoration(): () => void {
  const stop = new AbortController();
  const set = (value: ScrollRestoration) => {
    window.history.scrollRestoration = value;
  };
  if (document.readyState === "complete") set("manual");
  window.addEventListener("pageshow", () => set("manual"), { signal: stop.signal });
  window.addEventListener("pagehide", () => set("auto"), { signal: stop.signal });
  return () => stop.abort();
}

function hashTarget(hash: string): HTMLElement | null {
  if (hash === "") return null;
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(safeDecode(id));
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Moves the focus without a mark of it: the reader did not come by Tab. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}
