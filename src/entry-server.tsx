// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import "./styles/index.css";
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import "./styles/late.css";

import { type ComponentType, type ReactNode, StrictMode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

import { App } from "./App";
import { createSite, SiteContext } from "./config/SiteContext";
import type { SiteData } from "./config/site-data";
import { SiteWordsContext } from "./i18n/site-words";
import type { SiteWords } from "./i18n/words";
import { Footer } from "./layout/Footer";
import { Main } from "./layout/Main";
import type { PageModule } from "./page";
import { PageContent } from "./pages/PageContent";
import { routerBasename, withBase } from "./paths";
import type { ReferenceContextValue } from "./reference/ReferenceContext";
import { PageProviders } from "./state/PageProviders";

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

/** The HTML of a page: of the shell in `<div id="root">`, and of what follows it. */
export interface PageHtml {
  readonly shell: string;
  /** `main` and the footer, which belong to no root of React: browsers keep them as they are. */
  readonly main: string;
}

/** Returns the HTML of a page at one of its paths. */
export function renderPage(
  site: SiteData,
  words: SiteWords,
  module: PageModule,
  path: string,
): PageHtml {
  const { page, Content } = module;
  const inRouter = (children: ReactNode) => (
    <StrictMode>
      <StaticRouter
        basename={routerBasename(site.basePath)}
        location={withBase(site.basePath, path)}
      >
        {children}
      </StaticRouter>
    </StrictMode>
  );
  return {
    shell: renderToString(inRouter(<App site={site} words={words} first={module} />)),
    main: renderToStaticMarkup(
      inRouter(
        <SiteContext value={createSite(site, words)}>
          <SiteWordsContext value={words}>
            <PageProviders page={page}>
              <Main page={page}>
                <Content />
              </Main>
            </PageProviders>
            <Footer />
          </SiteWordsContext>
        </SiteContext>,
      ),
    ),
  };
}
