import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import { useNavbar } from "../state/NavbarProvider";
import { Icon } from "../ui/Icon";
import { preloadPanel } from "./load-panel";
import * as styles from "./SearchBox.module.css";
import { SearchDialog } from "./SearchDialog";

interface SearchBoxProps {
  readonly page: PageData;
  /** In the menu of the narrow layout, which covers the page: it closes first, and what opened it gets the focus back. */
  readonly isStacked?: boolean;
}

/** A button that looks like the field it opens, and the shortcuts `/`, Ctrl K and ⌘ K. Without JavaScript it is not shown. */
export function SearchBox({ page, isStacked = false }: SearchBoxProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const { closeMenu } = useNavbar();
  useShortcut(setOpen, !isStacked);
  return (
    <>
      <button
        className={isStacked ? styles.line : styles.box}
        type="button"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={() => {
          if (isStacked) closeMenu();
          setOpen(true);
        }}
      >
        <Icon name="search" />
        <span>{words.search}</span>
        {!isStacked && <Keys />}
      </button>
      {isOpen &&
        createPortal(<SearchDialog page={page} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

/** Opens with `/`, Ctrl K or ⌘ K, wherever nobody is writing. */
function useShortcut(setOpen: (isOpen: boolean) => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isCommand = ctrlKey || metaKey;
      if (event.defaultPrevented || altKey || (isCommand ? key.toLowerCase() !== "k" : key !== "/"))
        return;
      // The reader's choice, see `src/shortcuts/shortcuts.ts`.
      if (!isCommand && document.documentElement.dataset.shortcuts === "off") return;
      if (
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest("input, select, textarea, dialog"))
      )
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [setOpen, isActive]);
}

/** The shortcut as the reader's keyboard has it; the common one in prerendered pages and while they are hydrated. */
function Keys() {
  const keys = useSyncExternalStore(
    () => () => undefined,
    () => (/Mac|iP/.test(navigator.platform) ? "⌘ K" : "Ctrl K"),
    () => "Ctrl K",
  );
  return (
    <kbd className={styles.keys} aria-hidden="true">
      {keys}
    </kbd>
  );
}
