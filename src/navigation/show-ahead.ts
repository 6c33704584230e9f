import { afterPaint } from "../shared/when-idle";
import { loadedPage } from "./pages";
import { deferOutOfSight, showPage } from "./page-content";
import { prerenderedMain } from "./prerendered";

/**
 * Shows a page from its top before React renders the frame around it, which takes as long as all the rest until the paint: the sidebar
 * follows. Only if the page is loaded, and both or none of the two have a sidebar.
 *
 * @param from path of the page that is shown
 * @param to path of the other; with a hash it is not shown ahead, because it is not shown from its top
 * @param then renders the page; called once its content is painted, or at once
 */
export function showAhead(from: string, to: string, then: () => void): void {
  const before = loadedPage(from)?.page;
  const { page, source } = loadedPage(to) ?? {};
  const main = prerenderedMain(document);
  const isPossible = before !== page && !before?.sidebar.length === !page?.sidebar.length;
  if (!isPossible || to.includes("#") || !before || !page || !source || !main) return then();
  showPage(main, page, source);
  deferOutOfSight(true);
  window.scrollTo(0, 0);
  document.dispatchEvent(new Event("scroll:own"));
  afterPaint(then);
}
