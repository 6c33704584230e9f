import { parsePage } from "./page-content";

/** Returns the URL pattern of the modules of a document's build. It differs between builds. */
export function modulesOf(page: Document): string {
  return page.getElementById("root")?.dataset.pages ?? "";
}

/**
 * Fetches another page of this site. Visited pages are in the browser's cache, which also works without a network.
 *
 * @param signal cancels it
 * @returns the page, parsed
 * @throws if the page is incomplete, or from another build: its class names and modules differ
 */
export async function fetchPage(
  url: string,
  signal?: AbortSignal,
): Promise<ReturnType<typeof parsePage>> {
  const response = await fetch(url, { signal }).catch(() =>
    fetch(url, { cache: "force-cache", signal }),
  );
  const html = await response.text();
  const page = parsePage(html);
  // A browser that loads a document shows that it is incomplete; here, the rest of the page would be missing silently.
  const isWhole = html.trimEnd().endsWith("</html>");
  if (!page.main || !isWhole || !html.includes(modulesOf(document))) throw new Error(url);
  return page;
}
