import { useEffect, useRef, useState } from "react";

import { useWords } from "../i18n/use-words";
import { LoadError } from "../layout/LoadError";
import type { PageData } from "../page";
import { heldField } from "../shared/wanted";
import { Icon } from "../ui/Icon";
import * as looks from "../ui/looks.module.css";
import { loadPanel } from "./load-panel";
import * as styles from "./SearchDialog.late.module.css";
import { useLoaded } from "./use-loaded";

interface SearchDialogProps {
  readonly page: PageData;
  /** Called when the dialog has closed. */
  readonly onClose: () => void;
}

/** The search dialog, which is open while it is rendered. The browser keeps the focus inside and restores it afterwards. */
export function SearchDialog({ page, onClose }: SearchDialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const { value: Panel, retry } = useLoaded(loadPanel);
  /** The text that the reader types before the panel is loaded. */
  const [early, setEarly] = useState(() => heldField()?.value ?? "");

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    heldField()?.remove();
    element.addEventListener("click", ({ target }) => {
      // The area around the frame belongs to the dialog itself.
      if (target === element) element.close();
    });
  }, []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={words.search} onClose={onClose}>
      <div className={styles.frame}>
        {Panel && <Panel page={page} start={early} />}
        {!Panel && !retry && (
          <input
            className="visually-hidden"
            aria-label={words.search}
            value={early}
            onChange={({ target }) => setEarly(target.value)}
          />
        )}
        {retry && <LoadError title={words.searchDialog.failed} onRetry={retry} />}
        <form method="dialog">
          <button
            className={`${styles.close} ${looks.iconButton}`}
            type="submit"
            aria-label={words.searchDialog.close}
          >
            <Icon name="close" />
          </button>
        </form>
      </div>
    </dialog>
  );
}
