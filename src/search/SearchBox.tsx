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
  /** Whether it is in the menu of the narrow layout, which then closes first and returns the focus. */
  readonly isStacked?: boolean;
}

/** A button that opens the search, as do `/`, Ctrl K and ⌘ K. Hidden without JavaScript. */
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

/** Opens the search with Ctrl K or ⌘ K, and with `/` except while the reader is typing, or about to. */
function useShortcut(setOpen: (isOpen: boolean) => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isCommand = ctrlKey || metaKey;
      if (event.defaultPrevented || altKey || (isCommand ? key.toLowerCase() !== "k" : key !== "/"))
        return;
      // Turned off by the reader, see `src/shortcuts/shortcuts.ts`.
      if (!isCommand && document.documentElement.dataset.shortcuts === "off") return;
      if (
        target instanceof HTMLElement &&
        (target.closest("dialog") ||
          (!isCommand &&
            // In code, a reader may have clicked a value that what takes it is still loading for.
            (target.isContentEditable || target.closest("input, select, textarea, pre"))))
      )
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [setOpen, isActive]);
}

/** The shortcut on the reader's platform; Ctrl K during prerendering and hydration. */
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
