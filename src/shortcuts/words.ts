import type { Language } from "../i18n/dictionaries";

const en = {
  title: "Keyboard shortcuts",
  search: "Search",
  filter: "Filter the list of pages",
  next: "Next page",
  previous: "Previous page",
  copy: "Copy the code sample",
  help: "Show this help",
  /** The switch for shortcuts that consist of one key, without a modifier. */
  singleKeys: "Single-key shortcuts",
  note: "They are off while you type. Your choice is kept in this browser.",
  close: "Close",
};

/** The words of the shortcuts, which are loaded together with them after the first paint. */
export type ShortcutWords = typeof en;

/** The words by language code, as in `src/i18n/dictionaries.ts`. */
export const shortcutWords: Readonly<Record<Language, ShortcutWords>> = {
  en,
  de: {
    title: "Tastenkürzel",
    search: "Suchen",
    filter: "Liste der Seiten filtern",
    next: "Nächste Seite",
    previous: "Vorherige Seite",
    copy: "Codebeispiel kopieren",
    help: "Diese Hilfe anzeigen",
    singleKeys: "Kürzel aus einer einzelnen Taste",
    note: "Sie ruhen, während Sie schreiben. Ihre Wahl wird in diesem Browser gemerkt.",
    close: "Schließen",
  },
};
