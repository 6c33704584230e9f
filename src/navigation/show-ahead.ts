import { afterPaint } from "../shared/when-idle";
import { deferOutOfSight, isShown, type PageSource, showPage } from "./page-content";
import { columnsAround, prerenderedMain } from "./prerendered";

/** Whether a page is shown around which React has not rendered the frame yet. */
export function isShownAhead(): boolean {
  return !!document.querySelector("[data-ahead]");
}

/**
 * Shows a page from its top before React renders the frame around it, which takes as long as everything else until the paint. The sidebar
 * follows. Works only if both pages or neither have a sidebar.
 *
 * @param source content of the page, if some of it is loaded
 * @param then renders the page; called once its content is painted, or at once if it is already shown
 */
export function showAhead(source: PageSource | undefined, then: () => void): void {
  const main = prerenderedMain(document);
  const isPossible =
    source && main && columnsAround(main)?.dataset.sidebar === source.columns?.sidebar;
  if (!isPossible || isShown(main, source)) return then();
  // Scrolls before the page is inserted; otherwise, it would be laid out for scrolling and again for the paint.
  window.scrollTo(0, 0);
  document.dispatchEvent(new Event("scroll:own"));
  showPage(main, source, true);
  // A page that is still arriving only fills the window, and what is in view would be laid out twice.
  if (!source.rest) deferOutOfSight(true);
  afterPaint(then);
}
