import { createStorageSlot } from "./storage";

/** The attribute of the button that dismisses the announcement. */
export const announcementClose = { "data-announcement-close": "" } as const;

/** Asks the inline script to dismiss the announcement. */
const closeEvent = "announcement:close";

/**
 * Sets `data-announcement="dismissed"` on the document root if the reader has dismissed the announcement
 * with this id, or does so here or in another tab. CSS then hides the bar, so nothing moves after the first
 * paint. A new id clears the dismissal.
 *
 * Part of the inline script.
 */
export function installAnnouncement(id: string): void {
  const root = document.documentElement;
  const idSlot = createStorageSlot("announcement.id");
  const dismissSlot = createStorageSlot("announcement.dismiss");

  function apply(dismissed: string | null): void {
    if (dismissed === "true") root.dataset.announcement = "dismissed";
  }

  function close(): void {
    apply("true");
    dismissSlot.set("true");
  }

  if (idSlot.get() !== id) {
    idSlot.set(id);
    dismissSlot.set("false");
  }
  apply(dismissSlot.get());
  dismissSlot.listen(apply);
  document.addEventListener(closeEvent, close);
  document.addEventListener("click", (event) => {
    // Once hydrated, React handles the click.
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest("[data-announcement-close]")) close();
  });
}

/** Dismisses the announcement on all pages. */
export function closeAnnouncement(): void {
  document.dispatchEvent(new Event(closeEvent));
}
