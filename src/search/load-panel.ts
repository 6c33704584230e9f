import type { ComponentType } from "react";

import { lateModule } from "../navigation/late-module";
import type * as panel from "./panel/SearchPanel";

const importPanel = lateModule<typeof panel>(
  "search",
  // In the development server alone; `DEV` also holds for a build in a test.
  import.meta.hot && (() => import("./panel/SearchPanel")),
);

/** Everything of the search but the button and the frame of the dialog: comes on first use, and the index with it. */
export async function loadPanel(): Promise<ComponentType<panel.SearchPanelProps>> {
  const { SearchPanel, preloadIndex } = await importPanel();
  preloadIndex();
  return SearchPanel;
}

/** Fetches the search ahead of a click. A failure here is left to the click that may follow. */
export function preloadPanel(): void {
  loadPanel().catch(() => undefined);
}
