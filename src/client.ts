import type { SiteData } from "./config/site-data";
import { installFields } from "./fields/install";
import { installReveal } from "./layout/reveal-current";
import { handleEarlyHistory } from "./navigation/early-history";
import { installFirstIntent } from "./navigation/first-intent";
import { installAnnouncement, showAnnouncement } from "./state/announcement";
import { installColorMode, showColorMode } from "./state/color-mode";
import { installKeyboardMode } from "./state/keyboard-mode";
import { installControls } from "./ui/controls";
import { showStoredChoices } from "./ui/stored-choices";

/** What the first two steps must know of the site. */
export type ClientSite = Pick<SiteData, "colorMode" | "announcementBar">;

/**
 * The first of three steps in which a page starts in browsers, the inline script: what must run before the first paint. It loads the
 * second step with the page, and the third, `start` of `src/shell.tsx`, at the reader's first intent. The attributes and events by
 * which all three agree are in `src/dom-contract.d.ts`.
 *
 * @param controls URL of the module that calls {@link startControls}; absent if the caller does that
 */
export function startInHead({ colorMode, announcementBar }: ClientSite, controls?: string): void {
  showColorMode(colorMode);
  if (announcementBar?.isCloseable) showAnnouncement(announcementBar.id);
  showStoredChoices();
  installKeyboardMode();
  handleEarlyHistory();
  installReveal();
  installFirstIntent(controls);
}

/**
 * The second step: all that works without React. After a failure its module is loaded from another URL, and then again by the shell, which
 * shares code with it; this must not install it twice.
 *
 * @param fieldsUrl URL of the module of `src/fields` that is loaded late, in the development server
 */
export function startControls(
  { colorMode, announcementBar }: ClientSite,
  fieldsUrl?: string,
): void {
  if (window.hasControls) return;
  window.hasControls = true;
  installColorMode(colorMode);
  if (announcementBar?.isCloseable) installAnnouncement(announcementBar.id);
  installFields(fieldsUrl);
  installControls();
}
