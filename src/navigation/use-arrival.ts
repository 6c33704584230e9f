import { useEffect, useLayoutEffect, useRef } from "react";
import type { Location } from "react-router-dom";

import { useSite } from "../config/SiteContext";
import { decodePercent } from "../paths";
import { useScrollController } from "../state/ScrollControllerProvider";
import { pageTitle } from "./page-title";
import { entryKey, positionAt, rememberPosition, storePositions } from "./scroll-positions";

/**
 * Gives a client navigation what a page load gives: title, scroll position and focus. On the way back and forth the old scroll
 * position returns, also after a reload; a hash leads to its element, which the inline script unfolds; otherwise the page starts at
 * its top, with the focus on its heading.
 *
 * @param location of the page that is shown
 * @param isFailed whether an error box is shown in its place; the page that Retry brings arrives as well
 */
export function useArrival(location: Location, title: string, isFailed: boolean): void {
  const { config } = useSite();
  const { run } = useScrollController();
  const arrived = useRef({ location, isFailed });
  /** Where the page that is shown stands in the history, and its address. */
  const place = useRef({ entry: "", address: "" });

  useEffect(() => {
    document.title = pageTitle(title, config);
  }, [title, config]);

  useEffect(() => {
    place.current = { entry: entryKey(), address: window.location.href };
    const stop = new AbortController();
    const remember = () => {
      // The address is ahead of the page while the next one is on its way: what scrolls then is no place of either.
      if (window.location.href === place.current.address) rememberPosition(place.current.entry);
    };
    // A reload may have scrolled before this.
    remember();
    window.addEventListener("scroll", remember, { passive: true, signal: stop.signal });
    window.addEventListener("pagehide", storePositions, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  useEffect(() => {
    // The inline script has just led to the hash, on the way back as well.
    const onHashChange = () => {
      returnTo(positionAt(entryKey()), run);
      // The page is the same, so what scrolls is its place already. The router tells of it later, on a busy machine too late.
      if (withoutHash(window.location.href) !== withoutHash(place.current.address)) return;
      place.current = { entry: entryKey(), address: window.location.href };
      rememberPosition(place.current.entry);
    };
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, [run]);

  useEffect(() => takeOverScrollRestoration(), []);

  useLayoutEffect(() => {
    const before = arrived.current;
    if (before.location === location && before.isFailed === isFailed) return;
    arrived.current = { location, isFailed };
    place.current = { entry: entryKey(), address: window.location.href };
    // Again, for a link that was followed before the page had loaded.
    window.history.scrollRestoration = "manual";
    const target = hashTarget(location.hash);
    const heading = document.querySelector<HTMLElement>("main h1");
    const position = positionAt(place.current.entry);
    // Before the focus, which nothing takes that is folded.
    if (target) document.dispatchEvent(new Event("hash:reveal"));
    focusOn(target ?? heading ?? document.getElementById("main"));
    if (position !== undefined || !target) returnTo(position ?? 0, run);
  }, [location, isFailed, run]);
}

function withoutHash(address: string): string {
  return address.split("#", 1)[0] ?? "";
}

function returnTo(position: number | undefined, run: (scroll: () => void) => void): void {
  if (position !== undefined) run(() => window.scrollTo(0, position));
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
  return document.getElementById(id) ?? document.getElementById(decodePercent(id));
}

/** Moves the focus without a mark of it: the reader did not come by Tab. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}
