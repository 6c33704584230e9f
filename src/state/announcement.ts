import type { AnnouncementBarConfig } from "../config/site-config";
import { createStorageSlot, type StorageSlot } from "./storage";

/** The attribute that marks the button which dismisses the announcement. */
export const announcementClose = { "data-announcement-close": "" } as const;

/**
 * Marks the document root with `data-announcement="dismissed"` when the reader has dismissed the
 * announcement of this id, and when the close button is pressed. CSS hides the bar, so nothing moves
 * after the first paint. Another id than the stored one forgets the dismissal.
 *
 * Uses nothing from outside its own body, and no named inner function, like `createStorageSlot`.
 */
function installAnnouncement(id: string, idSlot: StorageSlot, dismissSlot: StorageSlot): void {
  const root = document.documentElement;
  if (idSlot.get() !== id) {
    idSlot.set(id);
    dismissSlot.set("false");
  }
  if (dismissSlot.get() === "true") root.dataset.announcement = "dismissed";

  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    if (!event.target.closest("[data-announcement-close]")) return;
    root.dataset.announcement = "dismissed";
    dismissSlot.set("true");
  });
}

/** Text of a classic script for the document head; empty where no announcement can be dismissed. */
export function announcementScript(config: AnnouncementBarConfig | undefined): string {
  if (!config?.isCloseable) return "";
  const [id, dismiss] = ["announcement.id", "announcement.dismiss"].map(
    (key) => `(${createStorageSlot})(${JSON.stringify(key)})`,
  );
  return `(${installAnnouncement})(${JSON.stringify(config.id).replaceAll("<", "\\u003c")},${id},${dismiss});`;
}
