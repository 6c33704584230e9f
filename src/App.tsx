import { type ComponentType, useEffect, useMemo } from "react";

import { createSite, SiteContext } from "./config/SiteContext";
import type { SiteData } from "./config/site-data";
import type { Words } from "./i18n/words";
import { ErrorBoundary } from "./layout/ErrorBoundary";
import { Layout } from "./layout/Layout";
import { LoadError } from "./layout/LoadError";
import type { MainProps } from "./layout/Main";
import { loadLateScripts } from "./navigation/late-scripts";
import type { LoadedPage } from "./navigation/pages";
import { PendingNavigation } from "./navigation/PendingNavigation";
import { useInSiteLinks } from "./navigation/use-in-site-links";
import { manageFolds } from "./state/folds";
import { PageProviders } from "./state/PageProviders";
import { SiteProviders } from "./state/SiteProviders";

interface AppProps {
  readonly site: SiteData;
  readonly words: Words;
  /** The page that the document was prerendered for. */
  readonly first: LoadedPage;
  /** The component that shows the content of pages; the prerenderer and browsers use different ones. */
  readonly Main: ComponentType<MainProps>;
  /** The same for the footer. */
  readonly Footer: ComponentType;
}

/** The whole site in one language, inside its router. */
export function App({ site: config, words, first, Main, Footer }: AppProps) {
  const site = useMemo(() => createSite(config, words), [config, words]);
  // Runs after the effects of all components.
  useEffect(() => {
    window.isShellReady = true;
  }, []);
  return (
    <SiteContext value={site}>
      <Behavior site={config} words={words} />
      <SiteProviders>
        <PendingNavigation first={first}>
          {({ page, Content, source, failure }) => {
            const main = (
              <Main page={page} source={source}>
                {failure ? <LoadError onRetry={failure.retry} /> : Content && <Content />}
              </Main>
            );
            return (
              <ErrorBoundary page={page} main={main}>
                <PageProviders page={page}>
                  <Layout page={page} Footer={Footer}>
                    {main}
                  </Layout>
                </PageProviders>
              </ErrorBoundary>
            );
          }}
        </PendingNavigation>
      </SiteProviders>
    </SiteContext>
  );
}

/** Runs the effects on the whole document. It is a separate component because the router renders it again at every address. */
function Behavior({ site, words }: Pick<AppProps, "site" | "words">) {
  useInSiteLinks(site);
  useEffect(() => loadLateScripts(site, words), [site, words]);
  useEffect(manageFolds, []);
  return null;
}
