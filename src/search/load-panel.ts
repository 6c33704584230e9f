import type { ComponentType } from "react";

import { lateModule } from "../navigation/late-module";
import type * as panel from "./panel/SearchPanel";

const importPanel = lateModule<typeof panel>(
  "search",
  // Only for the development server; `DEV` is also true for a build in a test.
  import.meta.hot && (() => import("./panel/SearchPanel")),
);

/** Loads the content of the search dialog, and starts loading its engine and the index. */
export async function loadPanel(): Promise<ComponentType<panel.SearchPanelProps>> {
  const { SearchPanel, preloadIndex } = await importPanel();
  preloadIndex();
  return SearchPanel;
}

/** Preloads the search. Ignores failures, which a later click handles. */
export function preloadPanel(): void {
  loadPanel().catch(() => undefined);
}
