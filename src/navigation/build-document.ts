import { trustedHtml } from "../trusted-types";

/** Returns the URL pattern of the modules of a document's build, which differs between builds. */
export function modulesOf(page: Document): string {
  return page.getElementById("root")?.dataset.pages ?? "";
}

/**
 * Fetches another page of this site. Visited ones are in the browser's cache, which also serves without a network.
 *
 * @throws if the page belongs to another build, whose class names and modules differ
 */
export async function fetchDocument(url: string): Promise<Document> {
  const response = await fetch(url).catch(() => fetch(url, { cache: "force-cache" }));
  const page = new DOMParser().parseFromString(trustedHtml(await response.text()), "text/html");
  if (modulesOf(page) !== modulesOf(document)) throw new Error(`${url} is of another build.`);
  return page;
}
