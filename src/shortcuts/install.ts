import { installErrorBox } from "./error-box";
import { installResponseTabs } from "./response-tabs";
import { installSectionMarks } from "./section-marks";
import { installShortcuts } from "./shortcuts";
import { shortcutWords, type ShortcutWords } from "./words";

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
  installErrorBox(document);
  const languages: Readonly<Record<string, ShortcutWords>> = shortcutWords;
  installShortcuts(document, languages[locale] ?? shortcutWords.en);
}
