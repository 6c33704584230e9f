import { whenIdle } from "../shared/when-idle";
import { trustedHtml } from "../trusted-types";
import { columnsAround, prerenderedMain } from "./prerendered";

/** The content of a page. */
export interface PageSource {
  /** The `data-…` attributes of the columns around it: its kind, and whether it has a sidebar and a list of its sections. */
  columns?: DOMStringMap;
  /** HTML of its `main`, or of the whole page. */
  html: string;
  /** Its `main`, until it is shown. Moving freshly parsed nodes into the document takes a tenth of the time of a copy. */
  main?: Element;
  /** Its content, while it is laid out ahead or still growing. */
  box?: HTMLElement;
  /** While the page arrives: resolves once all of it is parsed, rejects if it fails. */
  rest?: Promise<void>;
  /** Called whenever more of it is parsed, and at the end when `rest` is absent. */
  grow?: () => void;
}

/** Returns the `main` of a page, a new one each time. */
function takeMain(source: PageSource): Element | undefined {
  const main = source.main ?? parseMain(source.html);
  source.main = undefined;
  return main;
}

/** Parses the `main` of a page. Parsing the part before it would take as long again. */
function parseMain(html: string): Element | undefined {
  const main = html.slice(html.indexOf("<main"));
  return prerenderedMain(new DOMParser().parseFromString(trustedHtml(main), "text/html"));
}

/** The sources of elements whose content is known. */
const sources = new WeakMap<Element, PageSource>();

/** The page that the reader is about to open. */
let next: PageSource | undefined;

/** Records that an element contains the content of `source`, and returns `source`. */
export function setSource(place: Element, source: PageSource): PageSource {
  sources.set(place, source);
  return source;
}

/**
 * Lays a page out above the window once the browser is idle, next to the shown page. Browsers then only have to paint it to show it.
 */
export function prepareNextPage(source: PageSource): void {
  dropNextPage();
  next = source;
  whenIdle(() => {
    const main = prerenderedMain(document);
    // A click may have shown it already.
    if (next === source && main && !isShown(main, source)) source.box ??= layOut(source, main);
  });
}

/**
 * Removes a page that is laid out ahead from the document. Must be called before any event except a click on its link is handled: code
 * that looks for an id, or for all controls of a kind, must not find those of the next page.
 */
export function dropNextPage(): void {
  next?.box?.remove();
  delete next?.box;
  next = undefined;
}

/** Whether an element contains the content of `source`. */
export function isShown(main: Element, source: PageSource): boolean {
  return sources.get(main) === source;
}

/**
 * Shows a page in `main`, between matching columns. If the page is already there, changes nothing, so that folds that the reader opened stay
 * open. React sets the columns, too, and does not know about a page that was shown ahead.
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
  // If it is already there, keeps it in place, because a moved node is laid out again.
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

/** Defers the parts out of sight until after the first paint. A page with hundreds of fields then appears in half the time. */
export function deferOutOfSight(isWanted: boolean): void {
  const main = document.getElementById("main");
  const box = main?.querySelector<HTMLElement>("[data-box]");
  // Set on the box if there is one: on `main`, everything in it would be styled again.
  (box ?? main)?.toggleAttribute("data-arriving", isWanted || box?.dataset.growing === "");
}

function boxOf(source: PageSource): HTMLElement {
  const box = document.createElement("div");
  box.dataset.box = "";
  const main = takeMain(source);
  // The parser continues in the open elements, and adds later ones to its own `main`.
  const fill = () => {
    box.append(...(main?.childNodes ?? []));
    // Keeps growing if the reader leaves and comes back.
    source.box = source.rest && box;
  };
  fill();
  source.grow = () => {
    if (source.rest) box.dataset.arriving = "";
    fill();
    if (!box.isConnected) return;
    document.dispatchEvent(new Event("tabs:mount"));
    if (source.rest) return;
    delete box.dataset.growing;
    deferOutOfSight(false);
    // The target of the fragment may have been missing until now; browsers do not look for it again.
    if (location.hash && !document.querySelector(":target,[data-target]"))
      document.dispatchEvent(new Event("hash:reveal"));
  };
  return box;
}

function layOut(source: PageSource, main: HTMLElement): HTMLElement {
  const box = boxOf(source);
  // Radio buttons and folds with the same name exclude each other in the whole document.
  for (const one of box.querySelectorAll<HTMLInputElement>("[name]")) one.name += "~";
  // Near enough for browsers to lay it out with `data-arriving`. If it were hidden in place or `inert`, showing it would style it again.
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
  // Added last: with a sibling after it, browsers would style everything around it again, because of rules such as `* + *`.
  columns.parentElement?.append(frame);
  const { width } = inner.getBoundingClientRect();
  frame.remove();
  return width;
}

function fit(columns: HTMLElement | null, source: PageSource): void {
  Object.assign(columns?.dataset ?? {}, source.columns);
}
