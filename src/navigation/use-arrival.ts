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

  useEffect(() => {
    const remember = () => positions.current.set(arrived.current, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, []);

  useEffect(() => {
    // The browser restores positions too early, before the page is there; after a reload it does it well.
    const restoreByBrowser = () => {
      window.history.scrollRestoration = "auto";
    };
    window.addEventListener("pagehide", restoreByBrowser);
    return () => window.removeEventListener("pagehide", restoreByBrowser);
  }, []);

  useEffect(() => {
    document.title = pageTitle(page.title, config);
  }, [page.title, config]);

  useLayoutEffect(() => {
    if (arrived.current === entry) return;
    arrived.current = entry;
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
