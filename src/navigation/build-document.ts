import { trustedHtml } from "../trusted-types";

/** Returns the URL pattern of the modules of a document's build, which differs between builds. */
export function modulesOf(page: Document): string {
  return page.getElementById("root")?.dataset.pages ?? "";
}

/**
 * Fetches another page of this site. Visited ones are in the browser's cache, which also serves without a network.
 *
 * @throws if the page came in part, or belongs to another build, whose class names and modules differ
 */
export async function fetchDocument(url: string): Promise<Document> {
  const response = await fetch(url).catch(() => fetch(url, { cache: "force-cache" }));
  const html = await response.text();
  // A browser that loads a document shows what has come of it; here, the rest of the page would be missing without a word.
  if (!html.trimEnd().endsWith("</html>")) throw new Error(`${url} came in part.`);
  const page = new DOMParser().parseFromString(trustedHtml(html), "text/html");
  if (modulesOf(page) !== modulesOf(document)) throw new Error(`${url} is of another build.`);
  return page;
}
