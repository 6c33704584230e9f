import { createStorageSlot, readStored } from "./storage";

/** The attribute of the button that dismisses the announcement. */
export const announcementClose = { "data-announcement-close": "" } as const;

/** Asks the controls to dismiss the announcement. */
const closeEvent = "announcement:close";

/**
 * Sets `data-announcement="dismissed"` on the document root if the reader has dismissed the announcement with this id. CSS then hides
 * the bar, so nothing moves after the first paint. A new id clears the dismissal.
 *
 * Part of the inline script.
 */
export function showAnnouncement(id: string): void {
  if (readStored("announcement.id") === id) apply(readStored("announcement.dismiss"));
}

/** Hides the announcement, too, when the reader dismisses it here or in another tab. Part of the controls. */
export function installAnnouncement(id: string): void {
  const idSlot = createStorageSlot("announcement.id");
  const slot = createStorageSlot("announcement.dismiss");
  const close = () => {
    apply("true");
    slot.set("true");
  };
  if (idSlot.get() !== id) {
    idSlot.set(id);
    slot.set("false");
  }
  // Another tab may have dismissed it since.
  apply(slot.get());
  slot.listen(apply);
  document.addEventListener(closeEvent, close);
  document.addEventListener("click", (event) => {
    // Once hydrated, React handles the click.
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest("[data-announcement-close]")) close();
  });
}

function apply(dismissed: string | null): void {
  if (dismissed === "true") document.documentElement.dataset.announcement = "dismissed";
}

/** Dismisses the announcement on all pages. */
export function closeAnnouncement(): void {
  document.dispatchEvent(new Event(closeEvent));
}
