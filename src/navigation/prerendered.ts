import type { PageData } from "../page";
import { whenIdle } from "../shared/when-idle";

/** Returns the `main` of a document if `PageContent` has marked what it contains: it belongs to a page of the site. */
export function prerenderedMain(root: ParentNode): HTMLElement | undefined {
  return root.querySelector("[data-prerendered]")?.closest("main") ?? undefined;
}

/** What elements contain whose content is known, by element: a copy of the nodes of another one. */
const sources = new WeakMap<Element, Element>();

/** A copy of what an element contains, for one use. One at a time: a pointer passes over many links. */
let prepared: { readonly source: Element; readonly nodes: readonly Node[] } | undefined;

/** Says that an element contains what `source` does. */
export function setSource(place: Element, source: Element): void {
  sources.set(place, source);
}

/** Copies what an element contains once the browser is idle: it then shows in less time. */
export function prepareCopy(source: Element): void {
  whenIdle(() => {
    if (prepared?.source !== source) prepared = { source, nodes: copyOf(source) };
  });
}

/** Shows a page in `main`, between columns that fit it. React sets those, too, and knows nothing of a page that was shown ahead. */
export function showPage(main: HTMLElement, { kind, toc }: PageData, source: Element): void {
  const columns = main.closest<HTMLElement>("[data-toc]");
  Object.assign(columns?.dataset ?? {}, { kind, toc: toc.length > 0 });
  show(main, source);
}

/**
 * Shows in `place` what `source` contains, unless it does already: what the reader opened stays open.
 *
 * @param source is copied each time, which takes less time than parsing
 */
function show(place: Element, source: Element): void {
  if (sources.get(place) === source) return;
  setSource(place, source);
  const nodes = prepared?.source === source ? prepared.nodes : copyOf(source);
  prepared = undefined;
  place.replaceChildren(...nodes);
  document.dispatchEvent(new Event("tabs:mount"));
}

function copyOf(source: Element): readonly Node[] {
  return [...source.childNodes].map((node) => document.importNode(node, true));
}
