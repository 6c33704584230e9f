import { trustedHtml } from "../trusted-types";
import { prerenderedMain } from "./prerendered";

/** Returns the URL pattern of the modules of a document's build, which differs between builds. */
export function modulesOf(page: Document): string {
  return page.getElementById("root")?.dataset.pages ?? "";
}

/** Another page of this site. */
export interface FetchedPage {
  readonly html: string;
  readonly main: HTMLElement;
}

/**
 * Fetches another page of this site, and parses it while it arrives. Visited ones are in the browser's cache, which also serves without
 * a network.
 *
 * @throws if the page came in part, or is not a page of this build: class names and modules of others differ
 */
export async function fetchPage(url: string): Promise<FetchedPage> {
  const { body } = await fetch(url).catch(() => fetch(url, { cache: "force-cache" }));
  const parsed = document.implementation.createHTMLDocument();
  let html = "";
  const write = (text: string) => {
    html += text;
    parsed.write(trustedHtml(text));
  };
  await body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
  const main = prerenderedMain(parsed);
  // A browser that loads a document shows what has come of it; here, the rest of the page would be missing without a word.
  const isWhole = html.trimEnd().endsWith("</html>");
  if (!main || !isWhole || modulesOf(parsed) !== modulesOf(document))
    throw new Error(`${url} is not a whole page of this build.`);
  return { html, main };
}
