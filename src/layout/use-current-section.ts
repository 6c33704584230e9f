import { useEffect, useState } from "react";

import type { TocEntry } from "../page";

/** How far below the landing position of anchors a heading counts as reached, in CSS pixels. */
const tolerance = 24;

/** Returns the id of the section at the scroll position; `undefined` above the first heading. */
export function useCurrentSection(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const update = () => setCurrent(sectionAtTop(entries));
    update();
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update, { passive: true });
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [entries]);

  return current;
}

/** Whether the page is scrolled to `target`, or as far towards it as it can be. */
export function hasArrived(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const isInSight = bottom > 0 && top < window.innerHeight;
  return isInSight && (isAtEnd() || Math.abs(top - landing()) <= tolerance);
}

/** Returns the id of the section around an element; `undefined` above the first heading. */
export function sectionAround(
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

/** Returns the id of the last heading that has reached the landing position; `undefined` above the first. */
export function sectionAtTop(entries: readonly Pick<TocEntry, "id">[]): string | undefined {
  // The last sections of a page never reach the top.
  if (window.scrollY > 0 && isAtEnd()) return entries.at(-1)?.id;
  const reached = landing() + tolerance;
  return entries.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= reached;
  })?.id;
}

/** Returns where anchors land, in CSS pixels from the top of the window; it differs between pages. */
function landing(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
}

function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
}
