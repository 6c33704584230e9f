import { trustedHtml } from "../trusted-types";
import { prerenderedMain } from "./prerendered";

/** The content of a page. */
export interface PageSource {
  /** HTML with its `main`. */
  readonly html: string;
  /** Its `main`, until it is shown: to move freshly parsed nodes into the document takes a tenth of the time of a copy. */
  main?: HTMLElement | undefined;
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
  const source = content.main ?? prerenderedMain(parseHtml(content.html));
  content.main = undefined;
  main.replaceChildren(...(source?.childNodes ?? []));
  document.dispatchEvent(new Event("content:mount"));
}

function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trustedHtml(html), "text/html");
}
