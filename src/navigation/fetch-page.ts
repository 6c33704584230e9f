import { trustedHtml } from "../trusted-types";
import { prerenderedMain } from "./prerendered";

/** Returns the URL pattern of the modules of a document's build. It differs between builds. */
export function modulesOf(page: Document): string {
  return page.getElementById("root")?.dataset.pages ?? "";
}

/** A page that is not shown. */
export interface FetchedPage {
  readonly html: string;
  readonly root: Document;
  readonly main: HTMLElement;
}

/**
 * Fetches another page of this site, and parses it while it arrives.
 *
 * @param signal cancels it
 * @throws if the page is incomplete, or from another build: its class names and modules differ
 */
export async function fetchPage(url: string, signal?: AbortSignal): Promise<FetchedPage> {
  const response = await fetch(url, { signal });
  const root = document.implementation.createHTMLDocument();
  const text = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let html = "";
  for (let part = await text?.read(); part?.value !== undefined; part = await text?.read()) {
    html += part.value;
    root.write(trustedHtml(part.value));
  }
  root.close();
  const main = prerenderedMain(root);
  // A browser that loads a document shows that it is incomplete; here, the rest of the page would be missing silently.
  const isWhole = root.querySelector("[data-entry]");
  if (!main || !isWhole || modulesOf(root) !== modulesOf(document)) throw new Error(url);
  return { html, root, main };
}
