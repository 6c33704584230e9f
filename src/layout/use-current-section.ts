import { useEffect, useState } from "react";

import type { TocEntry } from "../page";

/** Distance below the landing position of anchors at which a heading counts as reached, in CSS pixels. */
export const tolerance = 24;

/** Returns the id of the section at the scroll position; `undefined` above the first heading. */
export function useCurrentSection(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const update = () => setCurrent(sectionAtTop(entries));
    update();
    window.addEventListener("scroll", update);
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [entries]);

  return current;
}

/** Returns the id of the last heading that has reached a line, in CSS pixels from the top of the window; `undefined` above the first. */
export function sectionAtTop(
  entries: readonly Pick<TocEntry, "id">[],
  reached = landing() + tolerance,
): string | undefined {
  // The last sections of a page never reach the top.
  if (window.scrollY > 0 && isAtEnd()) return entries.at(-1)?.id;
  return entries.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= reached;
  })?.id;
}

/** Returns the landing position of anchors, in CSS pixels from the top of the window; it differs between pages. */
export function landing(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
}

/** Whether the page is scrolled to its end. */
export function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
}
