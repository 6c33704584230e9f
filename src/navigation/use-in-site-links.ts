import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import type { SiteData } from "../config/site-data";
import { withoutBase } from "../paths";
import { preloadPage } from "./pages";

/**
 * Makes every link of the document that leads to a page of this site a client navigation, whoever drew it: guides, reference
 * pages and raw html of the configuration know no router. Pointing at such a link or focusing it fetches the page. A link with
 * `data-document` is left to the browser.
 */
export function useInSiteLinks(site: SiteData): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const to = inSiteTarget(event, site);
      if (to === undefined) return;
      event.preventDefault();
      // As browsers do: the address that is there already makes no second entry of the history.
      const { pathname, search, hash } = window.location;
      const isHere = withoutBase(site.basePath, pathname) + search + hash === to;
      void navigate(to, { replace: isHere });
    };
    const onApproach = (event: Event) => {
      const to = inSiteTarget(event, site);
      if (to !== undefined) preloadPage(to);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("pointerover", onApproach, { passive: true });
    document.addEventListener("focusin", onApproach);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerover", onApproach);
      document.removeEventListener("focusin", onApproach);
    };
  }, [site, navigate]);
}

/** The path, query string and hash of the link under an event; `undefined` for what the browser should follow by itself. */
function inSiteTarget(event: Event, { basePath, locales }: SiteData): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(link.href, document.baseURI);
  const path = origin === window.location.origin ? withoutBase(basePath, pathname) : undefined;
  // Another language is another site, though it lives below the default one.
  const isOther = locales.some(
    (locale) => locale.basePath.length > basePath.length && pathname.startsWith(locale.basePath),
  );
  if (path === undefined || isOther || link.hasAttribute("data-document")) return undefined;
  // A file, not a page (nor a version: `/2.0`); and the browser itself is best at moving inside a page.
  if (/\.[a-z]\w*$/i.test(path)) return undefined;
  if (pathname === window.location.pathname && (hash !== "" || link.hash !== "")) return undefined;
  return `${path}${search}${hash}`;
}
