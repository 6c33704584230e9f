import { trustedHtml } from "../trusted-types";
import { prerenderedMain } from "./prerendered";

/** The content of a page. */
export interface PageSource {
  /** HTML of its `main`, which more may follow. */
  readonly html: string;
  /** Its `main`, until it is shown: to move freshly parsed nodes into the document takes a tenth of the time of a copy. */
  main?: HTMLElement | undefined;
}

/** Parses a page from its `main` on. Parsing the part before it, most of which is the sidebar, would take as long again. */
export function parsePage(page: string): PageSource & { readonly root: ParentNode } {
  const html = page.slice(page.indexOf("<main"));
  const root = new DOMParser().parseFromString(trustedHtml(html), "text/html");
  return { html, main: prerenderedMain(root), root };
}

/** The content that each `main` shows. */
const shown = new WeakMap<Element, PageSource>();

/** Records that `main` shows `content` already. */
export function setContent(main: Element, content: PageSource): void {
  shown.set(main, content);
}

/** Shows `content` in `main`. If it is there already, changes nothing, so that folds that the reader opened stay open. */
export function showContent(main: Element, content: PageSource): void {
  if (shown.get(main) === content) return;
  setContent(main, content);
  const source = content.main ?? parsePage(content.html).main;
  content.main = undefined;
  main.replaceChildren(...(source?.childNodes ?? []));
  document.dispatchEvent(new Event("content:mount"));
}
