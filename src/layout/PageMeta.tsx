import type { ReactNode } from "react";

import { useWords } from "../i18n/use-words";
import * as styles from "./PageMeta.module.css";

/**
 * The end of an article: the children, and a button for the shortcut help (opened by `src/shortcuts`).
 */
export function PageMeta({ children }: { readonly children?: ReactNode }) {
  return (
    <p className={styles.meta}>
      {children}
      <button
        className={styles.shortcuts}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        data-late="shortcuts"
      >
        {useWords().shortcuts}
      </button>
    </p>
  );
}
