import type { Wording } from "../shared/fill-text";

/** The English words of the shortcuts, which are loaded together with them after the first paint. */
export const shortcutWords = {
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

/** The words of the shortcuts in any language. */
export type ShortcutWords = Wording<typeof shortcutWords>;
