import type { ComponentType } from "react";

import { modulesOf } from "../navigation/fetch-page";
import { lateModule } from "../navigation/late-module";
import { lateModuleUrl, searchIndexUrl } from "../paths";
import type * as panel from "./panel/SearchPanel";

const importPanel = lateModule<typeof panel>(
  "search",
  // Only for the development server; `DEV` is also true for a build in a test.
  import.meta.hot && (() => import("./panel/SearchPanel")),
);

/** Loads the content of the search dialog, and starts loading its engine and the index. */
export async function loadPanel(): Promise<ComponentType<panel.SearchPanelProps>> {
  const loading = importPanel();
  if (!import.meta.hot) preloadRest();
  const { SearchPanel, preloadIndex } = await loading;
  preloadIndex();
  return SearchPanel;
}

/** Preloads the search. Ignores failures, which a later click handles. */
export function preloadPanel(): void {
  loadPanel().catch(() => undefined);
}

let isPreloaded = false;

/** Preloads the files that the panel loads first. On a slow network, this saves a round trip before the first hit. */
function preloadRest(): void {
  if (isPreloaded) return;
  isPreloaded = true;
  const pages = modulesOf(document);
  preload({ rel: "modulepreload", href: lateModuleUrl(pages, "search-engine") });
  preload({ rel: "preload", as: "fetch", href: searchIndexUrl(pages) });
}

function preload(attributes: Partial<HTMLLinkElement>): void {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { crossOrigin: "anonymous" }, attributes));
}
