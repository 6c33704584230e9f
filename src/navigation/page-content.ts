import type { PageData } from "../page";
import { whenIdle } from "../shared/when-idle";
import { prerenderedMain } from "./prerendered";

/** What elements contain whose content is known, by element: a copy of the nodes of another one. */
const sources = new WeakMap<Element, Element>();

interface NextPage {
  readonly source: Element;
  /** A copy of what `source` contains, once there is one. */
  box?: HTMLElement;
}

/** The page that the reader is about to open. */
let next: NextPage | undefined;

/** Says that an element contains what `source` does. */
export function setSource(place: Element, source: Element): void {
  sources.set(place, source);
}

/**
 * Copies what a page contains once the browser is idle, and lays it out above the window, beside the page that is shown: to show it, browsers
 * then only have to paint it.
 */
export function prepareNextPage(page: PageData, source: Element): void {
  dropNextPage();
  const own: NextPage = { source };
  next = own;
  whenIdle(() => {
    if (next !== own) return;
    own.box = boxOf(source);
    layOut(page, source, own.box);
  });
}

/**
 * Takes a page that is laid out ahead from the document. To be called before anything but a click on its link is handled: who looks for an id,
 * or for all controls of a kind, must not find those of the next page.
 */
export function dropNextPage(): void {
  next?.box?.remove();
  next = undefined;
}

/**
 * Shows in `main` what `source` contains, between columns that fit the page, unless it does already: what the reader opened stays open. React
 * sets the columns, too, and knows nothing of a page that was shown ahead.
 *
 * @param source is copied, which takes less time than parsing, unless it was ahead
 */
export function showPage(main: HTMLElement, page: PageData, source: Element): void {
  fitColumns(main.closest("[data-toc]"), page);
  if (sources.get(main) === source) return;
  setSource(main, source);
  const box = (next?.source === source && next.box) || boxOf(source);
  next = undefined;
  // Where it is there already: a node that is moved is laid out again.
  if (box.parentNode === main) while (box.previousSibling) box.previousSibling.remove();
  else main.replaceChildren(box);
  box.removeAttribute("style");
  box.removeAttribute("aria-hidden");
  for (const one of box.querySelectorAll<HTMLInputElement>('[name$="~"]'))
    one.name = one.name.slice(0, -1);
  document.dispatchEvent(new Event("tabs:mount"));
}

/** Leaves what is out of sight for after the first paint: a page with hundreds of fields then shows in half the time. */
export function deferOutOfSight(isWanted: boolean): void {
  const main = document.getElementById("main");
  // Not of `main` where there is a box: all in it would be styled again.
  (main?.querySelector("[data-box]") ?? main)?.toggleAttribute("data-arriving", isWanted);
}

/** Whether a page is shown whose content is not painted yet. */
export function isArriving(): boolean {
  return document.querySelector("[data-arriving]:not([aria-hidden])") !== null;
}

function boxOf(source: Element): HTMLElement {
  const box = document.createElement("div");
  box.dataset.box = "";
  box.append(...[...source.childNodes].map((node) => document.importNode(node, true)));
  return box;
}

function layOut(page: PageData, source: Element, box: HTMLElement): void {
  const main = prerenderedMain(document);
  if (!main || sources.get(main) === source) return;
  // Radio buttons and folds with the same name exclude each other in the whole document.
  for (const one of box.querySelectorAll<HTMLInputElement>("[name]")) one.name += "~";
  // In reach of what browsers lay out for `data-arriving`. Hidden in place, or with `inert`, all of it would be styled again to show it.
  box.style.cssText = `position:fixed;bottom:100%;width:${widthIn(main, page)}px;height:100vh;overflow:clip`;
  box.ariaHidden = "true";
  box.dataset.arriving = "";
  main.append(box);
  document.dispatchEvent(new Event("tabs:mount"));
}

/** Returns the width of `main` on another page, in CSS pixels. */
function widthIn(main: HTMLElement, page: PageData): number {
  const content = main.parentElement;
  const columns = content?.parentElement;
  if (!columns) return main.offsetWidth;
  const frame = columns.cloneNode() as HTMLElement;
  const inner = main.cloneNode() as HTMLElement;
  fitColumns(frame, page);
  frame.style.position = "fixed";
  frame.append(content.cloneNode());
  frame.firstElementChild?.append(inner);
  // As the last one: with a sibling after it, browsers would style everything around it again, because of rules such as `* + *`.
  columns.parentElement?.append(frame);
  const { width } = inner.getBoundingClientRect();
  frame.remove();
  return width;
}

function fitColumns(columns: HTMLElement | null, { kind, toc }: PageData): void {
  Object.assign(columns?.dataset ?? {}, { kind, toc: toc.length > 0 });
}
