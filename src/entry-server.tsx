// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import "./styles/index.css";
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import "./styles/late.css";

import { type ComponentType, type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

import { App } from "./App";
import type { SiteData } from "./config/site-data";
import { SiteWordsContext } from "./i18n/site-words";
import type { SiteWords } from "./i18n/words";
import { Footer } from "./layout/Footer";
import { Main } from "./layout/Main";
import type { PageModule } from "./page";
import { PageContent } from "./pages/PageContent";
import { routerBasename, withBase } from "./paths";
import type { ReferenceContextValue } from "./reference/ReferenceContext";

/** The components of generated pages. */
export * as reference from "./reference/index";
export { SchemaPage } from "./reference/SchemaPage";

/** Returns the content of a reference page, made from its element and the context that its components need. */
export function referenceContent(
  page: ReactNode,
  context: Omit<ReferenceContextValue, "href" | "words">,
): ComponentType {
  return function Content() {
    return <PageContent {...context}>{page}</PageContent>;
  };
}

/** Returns the content of `<div id="root">` for a page at one of its paths. */
export function renderPage(
  site: SiteData,
  words: SiteWords,
  module: PageModule,
  path: string,
): string {
  const html = renderToString(
    <StrictMode>
      <StaticRouter
        basename={routerBasename(site.basePath)}
        location={withBase(site.basePath, path)}
      >
        <SiteWordsContext value={words}>
          <App site={site} words={words} first={module} Main={Main} Footer={Footer} />
        </SiteWordsContext>
      </StaticRouter>
    </StrictMode>,
  );
  // React separates texts with comments for hydration. Of the content of a page, only the site's own components are hydrated.
  return html.replace(/ data-prerendered=""><article.*<\/article>/s, (content) =>
    content.replace(/(<client-component.*?<\/client-component>)|<!-- -->/gs, (_, own = "") => own),
  );
}
