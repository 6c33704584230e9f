import { readStored } from "../state/storage";
import { sampleTabs, showLanguage } from "./show-tab";

/**
 * Shows the samples as the reader last chose: their language, and whether lines wrap. Part of the inline script, because it must run
 * before the first paint so that nothing moves; browsers paint before the whole page has arrived.
 */
export function showStoredChoices(): void {
  const root = document.documentElement;
  root.classList.add("js");
  root.toggleAttribute("data-long-lines", readStored("wrap-lines") === "off");
  const language = readStored("sample-language");
  if (language === null) return;
  const parsing = new MutationObserver(() => {
    for (const tabs of sampleTabs()) showLanguage(tabs, language);
  });
  parsing.observe(root, { childList: true, subtree: true });
  // DOMContentLoaded would be too late: it waits for the page's scripts.
  document.addEventListener("readystatechange", () => parsing.disconnect(), { once: true });
}
