import { createStorageSlot } from "./storage";

/** The attribute that marks the button which dismisses the announcement. */
export const announcementClose = { "data-announcement-close": "" } as const;

/** Asks the inline script to dismiss the announcement. */
const closeEvent = "announcement:close";

/**
 * Marks the document root with `data-announcement="dismissed"` when the reader has dismissed the announcement of this id, here or in
 * another tab, and when the close button is pressed. CSS hides the bar, so nothing moves after the first paint. Another id than the
 * stored one forgets the dismissal.
 *
 * Part of the inline script.
 */
export function installAnnouncement(id: string): void {
  const root = document.documentElement;
  const idSlot = createStorageSlot("announcement.id");
  const dismissSlot = createStorageSlot("announcement.dismiss");

  function take(dismissed: string | null): void {
    if (dismissed === "true") root.dataset.announcement = "dismissed";
  }

  function close(): void {
    take("true");
    dismissSlot.set("true");
  }

  if (idSlot.get() !== id) {
    idSlot.set(id);
    dismissSlot.set("false");
  }
  take(dismissSlot.get());
  dismissSlot.listen(take);
  document.addEventListener(closeEvent, close);
  document.addEventListener("click", (event) => {
    // React has answered the click, if it is there.
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest("[data-announcement-close]")) close();
  });
}

/** Dismisses the announcement, here and on every later page. */
export function closeAnnouncement(): void {
  document.dispatchEvent(new Event(closeEvent));
}
