import { useEffect, useLayoutEffect, useRef } from "react";
import type { Location } from "react-router-dom";

import { useSite } from "../config/SiteContext";
import { decodePercent } from "../paths";
import { afterPaint } from "../shared/when-idle";
import { entryKey, positionAt, rememberPosition, storePositions } from "../state/scroll-positions";
import { useScrollController } from "../state/ScrollControllerProvider";
import { pageTitle } from "./page-title";

/**
 * Does for a client navigation what browsers do for a page load: sets title, scroll position and focus.
 * Going back or forward restores the scroll position, even after a reload. With a hash, the page scrolls to
 * its element, which the controls unfold. Otherwise it starts at the top, with the focus on its heading.
 *
 * @param location location of the page being shown
 * @param isFailed whether an error box is shown instead; the page that Retry loads then counts as an arrival, too
 */
export function useArrival(location: Location, title: string, isFailed: boolean): void {
  const { config } = useSite();
  const { run } = useScrollController();
  const arrived = useRef({ location, isFailed });
  /** History entry and address of the page being shown. */
  const place = useRef({ entry: "", address: "" });

  useEffect(() => {
    document.title = pageTitle(title, config);
  }, [title, config]);

  useEffect(() => {
    place.current = here();
    const stop = new AbortController();
    const { signal } = stop;
    const remember = () => {
      // While the next page loads, the address is already the new one, and the position belongs to neither page. A tool of the page may
      // have changed the query.
      if (withoutQuery(window.location.href) === withoutQuery(place.current.address))
        rememberPosition(place.current.entry);
    };
    // A reload may have scrolled already.
    remember();
    window.addEventListener("scroll", remember, { signal });
    window.addEventListener("pagehide", storePositions, { signal });
    const onHashChange = () => {
      // The page is the same, so the position belongs to it. On a busy machine, the router reports it too late.
      if (withoutHash(window.location.href) !== withoutHash(place.current.address)) return;
      place.current = here();
      rememberPosition(place.current.entry);
    };
    window.addEventListener("hashchange", onHashChange, { signal });
    takeOverScrollRestoration(signal);
    return () => stop.abort();
  }, []);

  useLayoutEffect(() => {
    const before = arrived.current;
    if (before.location === location && before.isFailed === isFailed) return;
    arrived.current = { location, isFailed };
    place.current = here();
    // Set again, for a link that was followed before the page was loaded.
    window.history.scrollRestoration = "manual";
    const main = document.getElementById("main");
    const target = document.getElementById(decodePercent(location.hash.slice(1)));
    const position = positionAt();
    const goal = position ?? (target ? undefined : 0);
    // Before focusing, because that lays the page out.
    if (main && !position && !target) deferOutOfSight(main);
    // Before focusing, because folded elements cannot be focused. Without a target, it removes the mark of a former one.
    document.dispatchEvent(new Event("hash:reveal"));
    focusOn(target ?? main?.querySelector("h1") ?? main);
    if (goal !== undefined) run(() => window.scrollTo(0, goal));
  }, [location, isFailed, run]);
}

function here() {
  return { entry: entryKey(), address: window.location.href };
}

function withoutHash(address: string): string | undefined {
  return address.split("#")[0];
}

function withoutQuery(address: string): string {
  return address.replace(/\?[^#]*/, "");
}

/**
 * Lets the browser restore scroll positions only until the page is shown, and again once it is left. When
 * going back or forward, the browser does so too early, while the previous page is still shown; after a
 * reload, it does so correctly.
 */
function takeOverScrollRestoration(signal: AbortSignal): void {
  const set = (value: ScrollRestoration) => {
    window.history.scrollRestoration = value;
  };
  if (document.readyState === "complete") set("manual");
  window.addEventListener("pageshow", () => set("manual"), { signal });
  window.addEventListener("pagehide", () => set("auto"), { signal });
}

/** Defers the layout of what is out of sight until the page is painted; one with hundreds of fields appears in half the time. */
function deferOutOfSight(main: HTMLElement): void {
  main.dataset.arriving = "";
  afterPaint(() => delete main.dataset.arriving);
}

/** Focuses an element without scrolling to it. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
