import { afterPaint } from "../shared/when-idle";
import { deferOutOfSight, isShown, type PageSource, showPage } from "./page-content";
import { columnsAround, prerenderedMain } from "./prerendered";

/** Whether a page is shown for which React has not rendered the frame yet. */
export function isShownAhead(): boolean {
  return !!document.querySelector("[data-ahead]");
}

/**
 * Shows a page from its top before React renders the frame around it, which takes as long as all the rest until the paint: the sidebar
 * follows. Only if both or none of the two pages have a sidebar.
 *
 * @param source of the page, if there is something of it
 * @param then renders the page; called once its content is painted, or at once if it is there already
 */
export function showAhead(source: PageSource | undefined, then: () => void): void {
  const main = prerenderedMain(document);
  const isPossible =
    source && main && columnsAround(main)?.dataset.sidebar === source.columns?.sidebar;
  if (!isPossible || isShown(main, source)) return then();
  // Before it is there: it would be laid out to scroll, and again for the paint.
  window.scrollTo(0, 0);
  document.dispatchEvent(new Event("scroll:own"));
  showPage(main, source, true);
  deferOutOfSight(true);
  afterPaint(then);
}
