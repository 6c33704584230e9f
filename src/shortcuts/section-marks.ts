import { decodePercent } from "../paths";
import { whenIdle } from "../shared/when-idle";

/** Distance from the landing position of anchors within which one counts as reached, in CSS pixels. */
const tolerance = 24;

interface Section {
  /** Id of its heading. */
  readonly id: string;
}

/**
 * Marks the current section in the list of a page's sections, on this page and every later one.
 */
export function installSectionMarks(): void {
  const update = () => {
    const list = document.querySelector<HTMLElement>("nav[data-sections]");
    if (!list) return;
    // In a wide window, the samples are beside the sections.
    const links = [...list.querySelectorAll("a")].filter((one) => one.getClientRects().length > 0);
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
  document.addEventListener("content:mount", () => whenIdle(update));
}

/** Whether the page is scrolled to `target`, or as close to it as possible. */
function hasArrived(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const isInSight = bottom > 0 && top < window.innerHeight;
  return isInSight && (isAtEnd() || Math.abs(top - landing()) <= tolerance);
}

/** Returns the id of the section around an element; `undefined` above the first heading. */
function sectionAround(element: Element, entries: readonly Section[]): string | undefined {
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

/** Returns the id of the last heading that has reached the line `reached`, in CSS pixels from the top of the window; `undefined` above the first. */
function sectionAtTop(entries: readonly Section[], reached: number): string | undefined {
  // The last sections of a page never reach the top.
  if (window.scrollY > 0 && isAtEnd()) return entries.at(-1)?.id;
  return entries.findLast(({ id }) => {
    const heading = document.getElementById(id);
    // A heading in a closed fold has no place of its own.
    const place = heading?.closest("details:not([open])") ?? heading;
    return place ? place.getBoundingClientRect().top <= reached : false;
  })?.id;
}

/** Returns the landing position of anchors, in CSS pixels from the top of the window; it differs between pages. */
function landing(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
}

/** Whether the page is scrolled to its end. */
function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
}
