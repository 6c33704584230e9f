import { whenIdle } from "../shared/when-idle";
import { trustedHtml } from "../trusted-types";
import { columnsAround, prerenderedMain } from "./prerendered";

/** What a page contains. */
export interface PageSource {
  /** What the columns around it say of it, as `data-…`: its kind, and whether it has a sidebar and a list of its sections. */
  columns?: DOMStringMap;
  /** HTML of its `main`, or of the whole page. */
  html: string;
  /** Its `main`, until it is shown: to move nodes that were just parsed into the document takes a tenth of the time of a copy. */
  main?: Element;
  /** Its content, while it is laid out ahead or still grows. */
  box?: HTMLElement;
  /** While the page arrives: resolves once all of it is parsed, rejects if it does not come. */
  rest?: Promise<void>;
  /** Called whenever more of it is parsed, and without a `rest` at the end. */
  grow?: () => void;
}

/** Returns the `main` of a page, a new one each time. */
function takeMain(source: PageSource): Element | undefined {
  const main = source.main ?? parseMain(source.html);
  source.main = undefined;
  return main;
}

/** Parses what is shown of a page, without what comes before: that takes as long again. */
function parseMain(html: string): Element | undefined {
  const main = html.slice(html.indexOf("<main"));
  return prerenderedMain(new DOMParser().parseFromString(trustedHtml(main), "text/html"));
}

/** What elements contain whose content is known. */
const sources = new WeakMap<Element, PageSource>();

/** The page that the reader is about to open. */
let next: PageSource | undefined;

/** Says that an element contains what `source` returns, and returns it. */
export function setSource(place: Element, source: PageSource): PageSource {
  sources.set(place, source);
  return source;
}

/**
 * Lays a page out once the browser is idle, above the window, beside the page that is shown: to show it, browsers then only have to paint it.
 */
export function prepareNextPage(source: PageSource): void {
  dropNextPage();
  next = source;
  whenIdle(() => {
    const main = prerenderedMain(document);
    // A click may have shown it.
    if (next === source && main && !isShown(main, source)) source.box ??= layOut(source, main);
  });
}

/**
 * Takes a page that is laid out ahead from the document. To be called before anything but a click on its link is handled: who looks for an id,
 * or for all controls of a kind, must not find those of the next page.
 */
export function dropNextPage(): void {
  next?.box?.remove();
  delete next?.box;
  next = undefined;
}

/** Whether an element contains what `source` is of. */
export function isShown(main: Element, source: PageSource): boolean {
  return sources.get(main) === source;
}

/**
 * Shows a page in `main`, between columns that fit it, unless it is there already: what the reader opened stays open. React sets the columns,
 * too, and knows nothing of a page that was shown ahead.
 *
 * @param isAhead whether React follows only later
 */
export function showPage(main: HTMLElement, source: PageSource, isAhead = false): void {
  fit(columnsAround(main), source);
  if (isShown(main, source)) return;
  setSource(main, source);
  const box = source.box ?? boxOf(source);
  source.box = source.rest && box;
  dropNextPage();
  // Where it is there already: a node that is moved is laid out again.
  if (box.parentNode === main) while (box.previousSibling) box.previousSibling.remove();
  else main.replaceChildren(box);
  box.removeAttribute("style");
  box.ariaHidden = null;
  main.toggleAttribute("data-ahead", isAhead);
  box.toggleAttribute("data-growing", source.rest !== undefined);
  for (const one of box.querySelectorAll<HTMLInputElement>('[name$="~"]'))
    one.name = one.name.slice(0, -1);
  document.dispatchEvent(new Event("tabs:mount"));
}

/** Leaves what is out of sight for after the first paint: a page with hundreds of fields then shows in half the time. */
export function deferOutOfSight(isWanted: boolean): void {
  const main = document.getElementById("main");
  const box = main?.querySelector<HTMLElement>("[data-box]");
  // Not of `main` where there is a box: all in it would be styled again.
  (box ?? main)?.toggleAttribute("data-arriving", isWanted || box?.dataset.growing === "");
}

function boxOf(source: PageSource): HTMLElement {
  const box = document.createElement("div");
  box.dataset.box = "";
  const main = takeMain(source);
  // The parser goes on in the elements that are open; those after them come into its own `main`.
  const fill = () => {
    box.append(...(main?.childNodes ?? []));
    // It goes on growing if the reader leaves it and comes back.
    source.box = source.rest && box;
  };
  fill();
  source.grow = () => {
    fill();
    if (!box.isConnected) return;
    document.dispatchEvent(new Event("tabs:mount"));
    if (source.rest) return;
    delete box.dataset.growing;
    deferOutOfSight(false);
    // The reader may have gone to a place that was not there yet, of which browsers take no notice any more.
    if (location.hash && !document.querySelector(":target,[data-target]"))
      document.dispatchEvent(new Event("hash:reveal"));
  };
  return box;
}

function layOut(source: PageSource, main: HTMLElement): HTMLElement {
  const box = boxOf(source);
  // Radio buttons and folds with the same name exclude each other in the whole document.
  for (const one of box.querySelectorAll<HTMLInputElement>("[name]")) one.name += "~";
  // In reach of what browsers lay out for `data-arriving`. Hidden in place, or with `inert`, all of it would be styled again to show it.
  box.style.cssText = `position:fixed;bottom:100%;width:${widthIn(main, source)}px;height:100vh;overflow:clip`;
  box.ariaHidden = "true";
  box.dataset.arriving = "";
  main.append(box);
  document.dispatchEvent(new Event("tabs:mount"));
  return box;
}

/** Returns the width of `main` on another page, in CSS pixels. */
function widthIn(main: HTMLElement, source: PageSource): number {
  const content = main.parentElement;
  const columns = content?.parentElement;
  if (!columns) return main.offsetWidth;
  const frame = columns.cloneNode() as HTMLElement;
  const inner = main.cloneNode() as HTMLElement;
  fit(frame, source);
  frame.style.position = "fixed";
  frame.append(content.cloneNode());
  frame.firstElementChild?.append(inner);
  // As the last one: with a sibling after it, browsers would style everything around it again, because of rules such as `* + *`.
  columns.parentElement?.append(frame);
  const { width } = inner.getBoundingClientRect();
  frame.remove();
  return width;
}

function fit(columns: HTMLElement | null, source: PageSource): void {
  Object.assign(columns?.dataset ?? {}, source.columns);
}
