import type { VersionData } from "../config/site-data";
import type { SidebarItem } from "../page";
import { provided } from "./provided";

/** Provides the docs version of the page; null for a standalone page. */
export const [DocsVersionProvider, useDocsVersion] = provided<VersionData | null>("DocsVersion");

/** Provides the sidebar of the page; empty for a standalone page. */
export const [DocsSidebarProvider, useDocsSidebar] =
  provided<readonly SidebarItem[]>("DocsSidebar");
