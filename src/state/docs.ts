import type { VersionData } from "../config/site-data";
import type { SidebarItem } from "../page";
import { provided } from "./provided";

/** Provides the version of the docs that the page belongs to; null for a page that stands alone. */
export const [DocsVersionProvider, useDocsVersion] = provided<VersionData | null>(
  "useDocsVersion",
  "DocsVersionProvider",
);

/** Provides the sidebar of the page; empty for a page that stands alone. */
export const [DocsSidebarProvider, useDocsSidebar] = provided<readonly SidebarItem[]>(
  "useDocsSidebar",
  "DocsSidebarProvider",
);
