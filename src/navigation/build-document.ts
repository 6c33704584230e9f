import { trustedHtml } from "../trusted-types";
import { afterPaint } from "../shared/when-idle";
import { drawerId } from "../state/drawer";
import type { PageSource } from "./page-content";
import { columnsAround, prerenderedMain } from "./prerendered";

/** Returns the URL pattern of the modules of a document's build. It differs between builds. */
export function modulesOf(page: Document): string {
  return page.getElementById("root")?.dataset.pages ?? "";
}

/**
 * Returns how many characters of a page's content fill the window, with some to spare. The samples of an operation come first, next to the
 * rest, and take as many on each screen.
 */
const windowful = (html: string) =>
  html.includes('data-kind="operation"') ? 8000 + 4 * innerHeight : 6 * innerHeight;

/**
 * Returns HTML without the content of the sidebar. The next page keeps this page's sidebar, and parsing it takes as long as a windowful.
 * The expression is not a constant of the module: bundlers keep those, and the inline script, which uses another part of this module,
 * would then contain the tag that `fetchPage` looks for.
 */
const withoutSidebar = (html: string) =>
  html.replace(new RegExp(` id="${drawerId}".*?(?=<main)`, "s"), ">");

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
  /** How much of it is parsed. */
  let done = 0;
  const parse = (end = page.html.length) => {
    const html = page.html.slice(done, end);
    parsed.write(trustedHtml(done > 0 ? html : withoutSidebar(html)));
    done = end;
  };
  const start = (end?: number) => {
    parse(end);
    const main = prerenderedMain(parsed);
    // Class names and modules of another build differ.
    if (!main || modulesOf(parsed) !== modulesOf(document)) throw new Error(url);
    page.main = main;
    page.columns = columnsAround(main)?.dataset;
  };
  await new Promise<void>((resolve, reject) => {
    const write = async (text: string) => {
      page.html += text;
      if (done === 0) {
        const content = page.html.indexOf("<main");
        const end = content + windowful(page.html);
        if (content < 0 || page.html.length < end) return;
        start(end);
        resolve();
        // Parsing the rest would take longer than painting this part.
        await new Promise<void>(afterPaint);
      }
      parse();
      page.grow?.();
    };
    const finish = async () => {
      await body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
      if (done === 0) start();
      // A browser that loads a document shows that it is incomplete; here, the rest of the page would be missing silently.
      if (!page.html.trimEnd().endsWith("</html>")) throw new Error(url);
      page.rest = undefined;
      page.grow?.();
    };
    page.rest = finish();
    page.rest.then(resolve, reject);
  });
  return page;
}
