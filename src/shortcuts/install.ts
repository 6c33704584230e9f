import { installResponseTabs } from "./response-tabs";
import { installSectionMarks } from "./section-marks";
import { installShortcuts } from "./shortcuts";
import { shortcutWords } from "./words";

let isInstalled = false;

/**
 * Everything that a page can do without until it is read, for as long as the document lives; called again, it does nothing.
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
