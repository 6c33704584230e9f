import { isAtEnd, landing, sectionAtTop, tolerance } from "../layout/use-current-section";
import type { TocEntry } from "../page";
import { decodePercent } from "../paths";
import { whenIdle } from "../shared/when-idle";

/**
 * Marks the current section in the section list of reference pages, on this page and every later one. Their
 * content is HTML that React leaves alone, so the mark is set on the element.
 */
export function installSectionMarks(): void {
  const update = () => {
    const list = document.querySelector<HTMLElement>("nav[data-sections]");
    if (!list) return;
    const links = [...list.querySelectorAll("a")];
    const entries = links.map((link) => ({ id: decodePercent(link.hash.slice(1)), link }));
    const target = document.querySelector(":target, [data-target]");
    const arrived = target && hasArrived(target) ? sectionAround(target, entries) : undefined;
    // The sections of an operation may be short: the one that fills the window is not always at its top.
    const id = arrived ?? sectionAtTop(entries, window.innerHeight / 3);
    const current = entries.find((entry) => entry.id === id)?.link;
    const marked = list.querySelector("[aria-current]");
    if (marked === (current ?? null)) return;
    marked?.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "true");
    reveal(list, current ?? links[0]);
  };
  update();
  window.addEventListener("scroll", update);
  window.addEventListener("resize", update);
  // A reference page was rendered. Asking for its layout now would lay it out twice.
  document.addEventListener("tabs:mount", () => whenIdle(update));
}

/** Whether the page is scrolled to `target`, or as close to it as possible. */
function hasArrived(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const isInSight = bottom > 0 && top < window.innerHeight;
  return isInSight && (isAtEnd() || Math.abs(top - landing()) <= tolerance);
}

/** Returns the id of the section around an element; `undefined` above the first heading. */
function sectionAround(
  element: Element,
  entries: readonly Pick<TocEntry, "id">[],
): string | undefined {
  return entries.findLast(({ id }) => {
    const heading = document.getElementById(id);
    if (heading === null) return false;
    const position = heading.compareDocumentPosition(element);
    return heading === element || (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  })?.id;
}

/** Scrolls only the list; `scrollIntoView` would scroll the page, too. */
function reveal(list: HTMLElement, link: HTMLElement | undefined): void {
  if (!link) return;
  const frame = list.getBoundingClientRect();
  const line = link.getBoundingClientRect();
  if (line.left < frame.left || line.right > frame.right)
    list.scrollLeft += line.left - frame.left - frame.width / 3;
  if (line.top < frame.top || line.bottom > frame.bottom)
    list.scrollTop += line.top - frame.top - frame.height / 3;
}
