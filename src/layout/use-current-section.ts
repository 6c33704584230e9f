import { useEffect, useState } from "react";

import type { TocEntry } from "../page";

/** How far below the top of the window a heading counts as reached: the bar, and where an anchor lands below it. */
const reached = 96;

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

function sectionAtTop(entries: readonly TocEntry[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  const isScrolled = window.scrollY > 0;
  // The last sections of a page never reach the top.
  if (isScrolled && window.scrollY + window.innerHeight >= scrollHeight - 2)
    return entries.at(-1)?.id;
  return entries.findLast(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= reached;
  })?.id;
}
