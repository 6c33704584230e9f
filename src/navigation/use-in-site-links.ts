import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import type { SiteData } from "../config/site-data";
import { withoutBase } from "../paths";
import { loadPage, preloadPage } from "./pages";

/**
 * Turns every link of the document to a page of this site into a client navigation, including links in reference pages and configured
 * HTML, which cannot use the router. Hovering, touching or focusing such a link preloads the page. A link with `data-document` is left to
 * the browser.
 */
export function useInSiteLinks(site: SiteData): void {
  const navigate = useNavigate();

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const to = inSiteTarget(event, site);
      if (to === undefined) return;
      event.preventDefault();
      // Starts loading before React renders. The navigation handles failures.
      loadPage(to);
      // As in browsers, a link to the current address adds no history entry.
      const { pathname, search, hash } = location;
      const isHere = withoutBase(site.basePath, pathname) + search + hash === to;
      void navigate(to, { replace: isHere });
    };
    const onApproach = (event: Event) => {
      const to = inSiteTarget(event, site);
      if (to !== undefined) preloadPage(to);
    };
    for (const type of ["pointerover", "pointerdown", "focusin"])
      document.addEventListener(type, onApproach, { signal });
    document.addEventListener("click", onClick, { signal });
    return () => stop.abort();
  }, [site, navigate]);
}

/** Returns path, query string and hash of an event's link; `undefined` if the browser should handle it. */
function inSiteTarget(event: Event, { basePath, locales }: SiteData): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(link.href, document.baseURI);
  const path = origin === location.origin ? withoutBase(basePath, pathname) : undefined;
  // Another language is another site, even below the default one's base path.
  const isOther = locales.some(
    (locale) => locale.basePath.length > basePath.length && pathname.startsWith(locale.basePath),
  );
  if (path === undefined || isOther || link.hasAttribute("data-document")) return undefined;
  // Leaves files to the browser (`/2.0` is a version), and links within a page, which it handles best.
  if (/\.[a-z]\w*$/i.test(path)) return undefined;
  if (pathname === location.pathname && (hash !== "" || link.hash !== "")) return undefined;
  return `${path}${search}${hash}`;
}
