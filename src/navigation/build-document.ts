import { trustedHtml } from "../trusted-types";
import { afterPaint } from "../shared/when-idle";
import type { PageSource } from "./page-content";
import { columnsAround, prerenderedMain } from "./prerendered";

/** Returns the URL pattern of the modules of a document's build. It differs between builds. */
export function modulesOf(page: Document): string {
  return page.getElementById("root")?.dataset.pages ?? "";
}

/** Returns how many characters of a page's content fill a window. The samples of an operation take many, next to the rest. */
const screenful = (html: string) => (html.includes("page-operation") ? 12_000 : 6000);

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
  const start = () => {
    const main = prerenderedMain(parsed);
    // Class names and modules of another build differ.
    if (!main || modulesOf(parsed) !== modulesOf(document)) throw new Error(url);
    page.main = main;
    page.columns = columnsAround(main)?.dataset;
    isStarted = true;
  };
  await new Promise<void>((resolve, reject) => {
    const parse = (text: string) => {
      page.html += text;
      parsed.write(trustedHtml(text));
    };
    const write = async (text: string) => {
      const html = page.html + text;
      const rest = isStarted ? "" : (html.split("<main")[1] ?? "").slice(screenful(html));
      parse(text.slice(0, text.length - rest.length));
      if (rest) {
        start();
        resolve();
        // Parsing the rest would take longer than painting this part.
        await new Promise<void>(afterPaint);
      }
      parse(rest);
      page.grow?.();
    };
    const end = async () => {
      await body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
      if (!isStarted) start();
      // A browser that loads a document shows that it is incomplete; here, the rest of the page would be missing silently.
      if (!page.html.trimEnd().endsWith("</html>")) throw new Error(url);
      page.rest = undefined;
      page.grow?.();
    };
    page.rest = end();
    page.rest.then(resolve, reject);
  });
  return page;
}
