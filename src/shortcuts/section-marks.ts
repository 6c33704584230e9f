import { decodePercent } from "../paths";
import { whenIdle } from "../shared/when-idle";

/**
 * Marks the current section in the list of a page's sections, on this page and every later one.
 */
export function installSectionMarks(): void {
  const update = () => {
    const list = document.querySelector<HTMLElement>("nav[data-sections]");
    if (!list) return;
    // In a wide window, the samples are beside the sections.
    const links = [...list.querySelectorAll("a")].filter((one) => one.getClientRects().length > 0);
    const current = sectionInSight(links);
    const marked = list.querySelector("[aria-current]");
    if (marked === (current ?? null)) return;
    marked?.removeAttribute("aria-current");
    current?.setAttribute("aria-current", "true");
    reveal(list, current ?? links[0]);
  };
  update();
  window.addEventListener("scroll", update);
  window.addEventListener("resize", update);
  // A page was put in place. Asking for its layout now would lay it out twice.
  document.addEventListener("content:mount", () => whenIdle(update));
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

/** Returns the link to the section that fills the window, which may be short; `undefined` above the first. */
function sectionInSight(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const { scrollHeight } = document.documentElement;
  // The last sections of a page never reach the top.
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2)
    return links.at(-1);
  return links.findLast(({ hash }) => {
    const heading = document.getElementById(decodePercent(hash.slice(1)));
    // A heading in a closed fold has no place of its own.
    const place = heading?.closest("details:not([open])") ?? heading;
    return place && place.getBoundingClientRect().top <= window.innerHeight / 3;
  });
}
