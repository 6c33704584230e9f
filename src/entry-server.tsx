// oxlint-disable-next-line import/no-unassigned-import -- a style sheet exports nothing
import "./styles/index.css";

import { type ComponentType, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";

import { App } from "./App";
import type { SiteData } from "./config/site-data";
import type { Words } from "./i18n/words";
import type { PageModule } from "./page";
import { PageContent } from "./pages/PageContent";
import { routerBasename, withBase } from "./paths";
import type { ApiNavigation } from "./reference/navigation";
import type { ReferenceContextValue } from "./reference/ReferenceContext";

/** The components of generated pages. */
export * as reference from "./reference/index";

/** Returns the content of a reference page, from its generated module and its link targets. */
export function referenceContent(
  Page: ComponentType,
  navigation: ApiNavigation,
  { types, check }: Pick<ReferenceContextValue, "types" | "check">,
): ComponentType {
  return function Content() {
    return (
      <PageContent navigation={navigation} types={types} check={check}>
        <Page />
      </PageContent>
    );
  };
}

/** Returns the content of `<div id="root">` for a page at one of its paths. */
export function renderPage(site: SiteData, words: Words, module: PageModule, path: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter
        basename={routerBasename(site.basePath)}
        location={withBase(site.basePath, path)}
      >
        <App site={site} words={words} first={module} />
      </StaticRouter>
    </StrictMode>,
  );
}
