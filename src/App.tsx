import { useEffect, useMemo } from "react";

import { createSite, SiteContext } from "./config/SiteContext";
import type { SiteData } from "./config/site-data";
import type { Words } from "./i18n/words";
import { ErrorBoundary } from "./layout/ErrorBoundary";
import { Layout } from "./layout/Layout";
import { LoadError } from "./layout/LoadError";
import { ShownMain } from "./layout/ShownMain";
import { loadLateScripts } from "./navigation/late-scripts";
import type { LoadedPage } from "./navigation/pages";
import { PendingNavigation } from "./navigation/PendingNavigation";
import { useInSiteLinks } from "./navigation/use-in-site-links";
import { animateFolds } from "./ui/animate-folds";
import { SiteProviders } from "./state/SiteProviders";

interface AppProps {
  readonly site: SiteData;
  readonly words: Words;
  /** The page that the document was prerendered for. */
  readonly first: LoadedPage;
}

/** The shell of the site in one language, inside its router. It shows pages in `main`, which comes after it. */
export function App({ site: config, words, first }: AppProps) {
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
          {({ page, Content, source, failure }) => (
            <>
              <ErrorBoundary page={page} isAbovePage>
                <Layout page={page} />
              </ErrorBoundary>
              <ShownMain page={page} source={source}>
                {failure ? <LoadError onRetry={failure.retry} /> : Content && <Content />}
              </ShownMain>
            </>
          )}
        </PendingNavigation>
      </SiteProviders>
    </SiteContext>
  );
}

/** Runs the effects on the whole document. It is a separate component because the router renders it again at every address. */
function Behavior({ site, words }: Pick<AppProps, "site" | "words">) {
  useInSiteLinks(site);
  useEffect(() => loadLateScripts(site, words), [site, words]);
  useEffect(animateFolds, []);
  return null;
}
