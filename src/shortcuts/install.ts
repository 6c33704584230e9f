import { installResponseTabs } from "./response-tabs";
import { installSectionMarks } from "./section-marks";
import { installShortcuts } from "./shortcuts";
import { shortcutWords } from "./words";

let isInstalled = false;

/**
 * Installs what a page does not need at once, for the lifetime of the document. Further calls do nothing.
 *
 * @param locale code of the language
 */
export function install(locale: string): void {
  if (isInstalled) return;
  isInstalled = true;
  installSectionMarks(document, window);
  installResponseTabs(document, window);
  const words = shortcutWords[locale] ?? shortcutWords["en"];
  if (words) installShortcuts(document, words);
}
