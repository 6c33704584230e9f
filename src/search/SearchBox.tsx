import { useEffect, useState } from "react";
import { createPortal } from "react-dom";

import { useWords } from "../i18n/use-words";
import type { PageData } from "../page";
import { takeWish } from "../shared/wanted";
import { useClientValue } from "../state/use-client-value";
import { Icon } from "../ui/Icon";
import { preloadPanel } from "./load-panel";
import * as styles from "./SearchBox.module.css";
import { SearchDialog } from "./SearchDialog";

interface SearchBoxProps {
  readonly page: PageData;
}

/** A button that opens the search, as do `/`, Ctrl K and ⌘ K. In the narrow layout, it is only an icon. Hidden without JavaScript. */
export function SearchBox({ page }: SearchBoxProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  useShortcut(setOpen);
  return (
    <>
      <button
        className={styles.box}
        type="button"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        data-late="search"
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="search" />
        <span>{words.search}</span>
        <Keys />
      </button>
      {isOpen &&
        createPortal(<SearchDialog page={page} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}

/** Opens the search if the reader has asked for it before it was loaded, with Ctrl K or ⌘ K, and with `/` unless the reader is typing or about to type. */
function useShortcut(setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (takeWish("search")) setOpen(true);
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isCommand = ctrlKey || metaKey;
      if (event.defaultPrevented || altKey || (isCommand ? key.toLowerCase() !== "k" : key !== "/"))
        return;
      // The reader has turned shortcuts off; see `src/shortcuts/shortcuts.ts`.
      if (!isCommand && document.documentElement.dataset.shortcuts === "off") return;
      if (
        target instanceof HTMLElement &&
        (target.closest("dialog") ||
          (!isCommand &&
            // In code, the reader may have clicked a value while the module that makes it editable is still loading.
            (target.isContentEditable || target.closest("input, select, textarea, pre"))))
      )
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [setOpen]);
}

/** The shortcut for the reader's platform; Ctrl K during prerendering and hydration. */
function Keys() {
  const keys = useClientValue(
    () => (/Mac|iP/.test(navigator.platform) ? "⌘ K" : "Ctrl K"),
    "Ctrl K",
  );
  return (
    <kbd className={styles.keys} aria-hidden="true">
      {keys}
    </kbd>
  );
}
