import { useMemo } from "react";

import { type Site, SiteContext } from "./config/SiteContext";
import type { SiteConfig } from "./config/site-config";
import { Layout } from "./layout/Layout";
import { LoadError } from "./layout/LoadError";
import { PendingNavigation } from "./navigation/PendingNavigation";
import { useInSiteLinks } from "./navigation/use-in-site-links";
import type { PageModule } from "./page";
import { withBase } from "./paths";

interface AppProps {
  readonly config: SiteConfig;
  /** The page that the document was made for. */
  readonly first: PageModule;
}

/** The whole site inside its router. */
export function App({ config, first }: AppProps) {
  const site = useMemo<Site>(
    () => ({
      config,
      locale: config.locales.default,
      href: (path) => withBase(config.basePath, path),
    }),
    [config],
  );
  useInSiteLinks(config.basePath);
  return (
    <SiteContext value={site}>
      <PendingNavigation first={first}>
        {({ module: { page, Content }, failure }) => (
          <Layout page={page}>
            {failure ? <LoadError onRetry={failure.retry} /> : <Content />}
          </Layout>
        )}
      </PendingNavigation>
    </SiteContext>
  );
}
