import { trustedHtml } from "../trusted-types";
import { afterPaint } from "../shared/when-idle";
import type { PageSource } from "./page-content";
import { columnsAround, prerenderedMain } from "./prerendered";

/** Returns the URL pattern of the modules of a document's build. It differs between builds. */
export function modulesOf(page: Document): string {
  return page.getElementById("root")?.dataset.pages ?? "";
}

/** Number of characters of a page's content that fill a window. */
const screenful = 12_000;

/**
 * Fetches another page of this site, and parses it while it arrives. Visited pages are in the browser's cache, which also works without a
 * network.
 *
 * @param signal cancels it
 * @returns the page, once its content fills a window; `rest` resolves when the rest has arrived
 * @throws if the page is from another build or incomplete; its `rest` then rejects, too
 */
export async function fetchPage(url: string, signal?: AbortSignal): Promise<PageSource> {
  const { body } = await fetch(url, { signal }).catch(() =>
    fetch(url, { cache: "force-cache", signal }),
  );
  const parsed = document.implementation.createHTMLDocument();
  const page: PageSource = { html: "" };
  let isStarted = false;
  /** Checks the page once its first content has arrived; returns false until then. */
  const start = () => {
    page.main = prerenderedMain(parsed);
    // Class names and modules of another build differ.
    if (page.main && modulesOf(parsed) !== modulesOf(document)) throw new Error(url);
    page.columns = page.main && columnsAround(page.main)?.dataset;
    isStarted = !!page.main;
    return isStarted;
  };
  await new Promise<void>((resolve, reject) => {
    const write = async (text: string) => {
      page.html += text;
      parsed.write(trustedHtml(text));
      if (isStarted) page.grow?.();
      else if (page.html.length > page.html.indexOf("<main") + screenful && start()) {
        resolve();
        // Parsing the part that has arrived meanwhile would take longer than painting this one.
        await new Promise<void>(afterPaint);
      }
    };
    const end = async () => {
      await body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
      // A browser that loads a document shows that it is incomplete; here, the rest of the page would be missing silently.
      if (!(isStarted || start()) || !page.html.trimEnd().endsWith("</html>")) throw new Error(url);
      page.rest = undefined;
      page.grow?.();
    };
    page.rest = end();
    page.rest.then(resolve, reject);
  });
  return page;
}
