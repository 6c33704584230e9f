import { createStorageSlot, onReturn, readStored } from "./storage";

/** The attribute of the button that dismisses the announcement. */
export const announcementClose = { "data-announcement-close": "" } as const;

/**
 * Sets `data-announcement="dismissed"` on the document root if the reader has dismissed the announcement with this id, here before or in
 * another tab. CSS then hides the bar, so nothing moves after the first paint. A new id clears the dismissal.
 *
 * Part of the inline script.
 */
export function showAnnouncement(id: string): void {
  const show = () => {
    if (readStored("announcement.id") === id && readStored("announcement.dismiss") === "true")
      hide();
  };
  show();
  onReturn(show);
}

/** Hides the announcement when the reader dismisses it. Part of the controls. */
export function installAnnouncement(id: string): void {
  const idSlot = createStorageSlot("announcement.id");
  if (idSlot.get() !== id) {
    idSlot.set(id);
    createStorageSlot("announcement.dismiss").set("false");
  }
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-announcement-close]"))) return;
    hide();
    createStorageSlot("announcement.dismiss").set("true");
  });
}

function hide(): void {
  document.documentElement.dataset.announcement = "dismissed";
}
