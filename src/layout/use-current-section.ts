import { useEffect, useState } from "react";

import type { TocEntry } from "../page";

/** How far below the place where an anchor lands a heading counts as reached, in CSS pixels. */
const tolerance = 24;

/** The id of the section that is being read, by the scroll position; `undefined` above the first heading. */
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

/** The id of the last heading that has gone past the place where anchors land; `undefined` above the first. */
export function sectionAtTop(entries: readonly Pick<TocEntry, "id">[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  // What covers the top of the window differs from page to page.
  const landing = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const isScrolled = window.scrollY > 0;
  // The last sections of a page never reach the top.
  if (isScrolled && window.scrollY + window.innerHeight >= scrollHeight - 2)
    return entries.at(-1)?.id;
  return entries.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= landing + tolerance;
  })?.id;
}
