import type { Language } from "../i18n/dictionaries";

const en = {
  title: "Keyboard shortcuts",
  search: "Search",
  filter: "Filter the list of pages",
  next: "Next page",
  previous: "Previous page",
  copy: "Copy the code sample",
  help: "Show this help",
  /** The switch of shortcuts that are one key without another one held. */
  singleKeys: "Single-key shortcuts",
  note: "They are off while you type. Your choice is kept in this browser.",
  close: "Close",
};

/** Every word of the shortcuts. They come after the first paint, and their words with them. */
export type ShortcutWords = typeof en;

/** By code of the language, as in `src/i18n/dictionaries.ts`. */
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
