import { useEffect, useMemo } from "react";

import { createSite, SiteContext } from "./config/SiteContext";
import type { SiteData } from "./config/site-data";
import type { Words } from "./i18n/words";
import { LayoutBoundary } from "./layout/ErrorBoundary";
import { Layout } from "./layout/Layout";
import { LoadError } from "./layout/LoadError";
import { loadLateScripts } from "./navigation/late-scripts";
import { PendingNavigation } from "./navigation/PendingNavigation";
import { useInSiteLinks } from "./navigation/use-in-site-links";
import type { PageModule } from "./page";
import { repeatMissedEvent } from "./shared/missed-event";
import { manageFolds } from "./state/folds";
import { PageProviders } from "./state/PageProviders";
import { SiteProviders } from "./state/SiteProviders";

interface AppProps {
  readonly site: SiteData;
  readonly words: Words;
  /** The page that the document was prerendered for. */
  readonly first: PageModule;
}

/** The whole site in one language, inside its router. */
export function App({ site: config, words, first }: AppProps) {
  const site = useMemo(() => createSite(config, words), [config, words]);
  // After the effects of all components.
  useEffect(() => {
    window.isShellReady = true;
    repeatMissedEvent('[aria-haspopup="dialog"], [data-copy-page]');
  }, []);
  return (
    <SiteContext value={site}>
      <Behavior site={config} />
      <SiteProviders>
        <PendingNavigation first={first}>
          {({ page, Content, failure }) => {
            const content = failure ? <LoadError onRetry={failure.retry} /> : <Content />;
            return (
              <LayoutBoundary page={page} content={content}>
                <PageProviders page={page}>
                  <Layout page={page} isFailed={failure !== undefined}>
                    {content}
                  </Layout>
                </PageProviders>
              </LayoutBoundary>
            );
          }}
        </PendingNavigation>
      </SiteProviders>
    </SiteContext>
  );
}

/** What works on the whole document. A component of its own: the router renders it with every address, and the site need not be. */
function Behavior({ site }: { readonly site: SiteData }) {
  useInSiteLinks(site);
  useEffect(() => loadLateScripts(site.locale), [site.locale]);
  useEffect(() => manageFolds(document), []);
  return null;
}
