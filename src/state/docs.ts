import type { SidebarItem } from "../page";
import { provided } from "./provided";

/** Provides the sidebar of the page; empty for a standalone page. */
export const [DocsSidebarProvider, useDocsSidebar] =
  provided<readonly SidebarItem[]>("DocsSidebar");
