import type { ReactNode } from "react";

import { useSite } from "../config/SiteContext";
import type { PageData } from "../page";
import { DocsSidebarProvider, DocsVersionProvider } from "./docs";

/** Provides the shell with the version and sidebar of the current page. */
export function PageProviders({ page, children }: { page: PageData; children: ReactNode }) {
  const version = useSite()
    .config.docs.find(({ id }) => id === page.docs?.plugin)
    ?.versions.find(({ name }) => name === page.docs?.version);
  return (
    <DocsVersionProvider value={version ?? null}>
      <DocsSidebarProvider value={page.sidebar}>{children}</DocsSidebarProvider>
    </DocsVersionProvider>
  );
}
