import type { ComponentType } from "react";

import { searchPanelUrl } from "../paths";
import type * as panel from "./panel/SearchPanel";

type PanelModule = typeof panel;

/** Some browsers remember a failed import for as long as the document lives, and ask again only for another address. */
let failures = 0;

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

/** By convention, like a page: for an import that it knows, Vite adds to every page a loader of twice the weight of the button. */
async function importPanel(): Promise<PanelModule> {
  // In the development server alone; `DEV` also holds for a build in a test.
  if (import.meta.hot) return import("./panel/SearchPanel");
  const url = searchPanelUrl(document.getElementById("root")?.dataset.pages ?? "");
  try {
    return (await import(
      /* @vite-ignore */ failures === 0 ? url : `${url}?retry=${failures}`
    )) as PanelModule;
  } catch (error) {
    failures++;
    throw error;
  }
}
