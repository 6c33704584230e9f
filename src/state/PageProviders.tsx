import { type ReactNode, useDeferredValue } from "react";

import { useSite } from "../config/SiteContext";
import type { PageData } from "../page";
import { DocsSidebarProvider, DocsVersionProvider } from "./docs";

/** Provides the shell with the version and sidebar of the current page. */
export function PageProviders(props: { page: PageData; children: ReactNode }) {
  const page = useDeferredValue(props.page);
  const version = useSite()
    .config.docs.find(({ id }) => id === page.docs?.plugin)
    ?.versions.find(({ name }) => name === page.docs?.version);
  return (
    <DocsVersionProvider value={version ?? null}>
      <DocsSidebarProvider value={page.sidebar}>{props.children}</DocsSidebarProvider>
    </DocsVersionProvider>
  );
}
