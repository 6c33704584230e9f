import { trustedHtml } from "../trusted-types";
import { prerenderedMain } from "./prerendered";

/** The content of a page. */
export interface PageSource {
  /** HTML with its `main`. */
  readonly html: string;
  /** Its `main`, until it is shown: to move freshly parsed nodes into the document takes a tenth of the time of a copy. */
  main?: Element | undefined;
  /** An element with the nodes that the reader has left. */
  left?: Element | undefined;
}

/** The content that each `main` shows. */
const shown = new WeakMap<Element, PageSource>();

/** Records that `main` shows `content` already. */
export function setContent(main: Element, content: PageSource): void {
  shown.set(main, content);
}

/**
 * Shows `content` in `main`, unless it is there already. What `main` showed keeps its nodes.
 *
 * @param isReturn whether the reader went back or forward, and finds the page as they left it: folds, filters and thus the scroll position
 */
export function showContent(main: Element, content: PageSource, isReturn = false): void {
  const before = shown.get(main);
  if (before === content) return;
  setContent(main, content);
  if (before) {
    before.left = document.createElement("main");
    before.left.append(...main.childNodes);
  }
  const kept = isReturn ? content.left : undefined;
  const source = kept ?? content.main ?? prerenderedMain(parseHtml(content.html));
  content.main = undefined;
  content.left = undefined;
  main.replaceChildren(...(source?.childNodes ?? []));
  document.dispatchEvent(new Event("content:mount"));
}

function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(trustedHtml(html), "text/html");
}
