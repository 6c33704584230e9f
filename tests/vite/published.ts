import type { PublishedData, PublishedPage } from "../../src/vite/published-page";
import { siteData } from "../site-data";

/** Returns a guide at a path, changed by `overrides`. */
export function pageAt(path: string, overrides: Partial<PublishedData> = {}): PublishedData {
  return {
    key: path.slice(1) || "index",
    path,
    aliases: [],
    kind: "guide",
    title: path,
    toc: [],
    ...overrides,
  };
}

/** Returns a page of a site as published at its own path. */
export function published(
  page: PublishedData,
  site = siteData(),
  source?: string,
  path = page.path,
): PublishedPage {
  const folder = site.basePath.slice(1);
  const file = page.kind === "not-found" ? "404.html" : `${path.slice(1)}/index.html`;
  return { file: folder + file.replace(/^\//, ""), path, site, page, source };
}
