import { whenIdle } from "../shared/when-idle";

/** Returns the `main` of a document if `PageContent` has marked what it contains: it belongs to a page of the site. */
export function prerenderedMain(root: ParentNode): HTMLElement | undefined {
  return root.querySelector("[data-prerendered]")?.closest("main") ?? undefined;
}

/** What elements contain whose content is known, by element: a copy of the nodes of another one. */
const sources = new WeakMap<Element, Element>();

/** Copies of what elements contain, each for one use. */
const copies = new WeakMap<Element, readonly Node[]>();

/** Says that an element contains what `source` does. */
export function setSource(place: Element, source: Element): void {
  sources.set(place, source);
}

/** Copies what an element contains once the browser is idle: it then shows in less time. */
export function prepareCopy(source: Element): void {
  whenIdle(() => {
    if (!copies.has(source)) copies.set(source, copyOf(source));
  });
}

/**
 * Shows in `place` what `source` contains, unless it does already: what the reader opened stays open.
 *
 * @param source is copied each time, which takes less time than parsing
 */
export function show(place: Element, source: Element): void {
  if (sources.get(place) !== source) {
    setSource(place, source);
    place.replaceChildren(...(copies.get(source) ?? copyOf(source)));
    copies.delete(source);
  }
  document.dispatchEvent(new Event("tabs:mount"));
}

function copyOf(source: Element): readonly Node[] {
  return [...source.childNodes].map((node) => document.importNode(node, true));
}
