// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import "./styles/index.css";
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import "./styles/late.css";

import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { App } from "./App";
import { createSite, SiteContext } from "./config/SiteContext";
import type { SiteData } from "./config/site-data";
import type { Words } from "./i18n/words";
import { LoadError } from "./layout/LoadError";
import { isReachable } from "./navigation/is-reachable";
import { type LoadedPage, loadFirstPage } from "./navigation/pages";
import { reloadOnce } from "./navigation/reload-once";
import { routerBasename } from "./paths";

/** Hydrates the page; called once, by the entry of the page's language. */
export function start(site: SiteData, words: Words): void {
  const root = document.getElementById("root");
  if (root) load(root, site, words);
}

/**
 * Loads what the first page needs, such as its sidebar, and hydrates it. If that fails, the prerendered page stays
 * readable below the error, and its links load whole pages. Retrying loads it again or, if that
 * fails, the document, which may name other files by now.
 */
function load(root: HTMLElement, site: SiteData, words: Words, isRetry = false): void {
  loadFirstPage().then(
    (first) => hydrate(root, site, words, first),
    async () => {
      if (isRetry && (await isReachable()) && reloadOnce()) return;
      const place = document.createElement("div");
      (document.getElementById("main") ?? root).prepend(place);
      const box = createRoot(place);
      const onRetry = () => {
        box.unmount();
        place.remove();
        load(root, site, words, true);
      };
      box.render(
        <SiteContext value={createSite(site, words)}>
          <LoadError onRetry={onRetry} isAbovePage />
        </SiteContext>,
      );
    },
  );
}

function hydrate(root: HTMLElement, site: SiteData, words: Words, first: LoadedPage): void {
  const app = (
    <StrictMode>
      {/* Without transitions, a page that is already loaded is shown in the same task as the click. */}
      <BrowserRouter basename={routerBasename(site.basePath)} useTransitions={false}>
        <App site={site} words={words} first={first} />
      </BrowserRouter>
    </StrictMode>
  );
  // The development server sends no prerendered page.
  if (import.meta.hot && !root.hasChildNodes()) createRoot(root).render(app);
  else hydrateRoot(root, app);
}
