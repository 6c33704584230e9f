import { type ReactNode, useEffect, useRef } from "react";

import * as looks from "../../ui/looks.module.css";
import { listen } from "../../shared/listen";
import * as styles from "./Dropdown.module.css";

interface DropdownProps {
  readonly label: ReactNode;
  /** Whether it expands in place in the stacked menu, instead of opening below its button. */
  readonly isStacked: boolean;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/**
 * A menu of the navbar, as a list item. It works without JavaScript, and the shared `name` lets the browser keep only one
 * open at a time. A popover would need CSS anchors to be placed at its button.
 */
export function Dropdown({ label, isStacked, children }: DropdownProps) {
  const dropdown = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (dropdown.current && !isStacked) return closeLikeMenu(dropdown.current);
  }, [isStacked]);
  return (
    <li>
      {/* The reader may open it before hydration; that mismatch needs no warning. */}
      <details
        ref={dropdown}
        className={styles.dropdown}
        name={isStacked ? undefined : "navbar"}
        data-stacked={isStacked}
        suppressHydrationWarning
      >
        <summary className={`${styles.button} fold-end`}>{label}</summary>
        <ul className={isStacked ? styles.stacked : `${styles.menu} ${looks.menu}`}>{children}</ul>
      </details>
    </li>
  );
}

/** Closes it on a press or focus outside, after a click on a link, and on Escape, which returns the focus. Returns a function that undoes this. */
function closeLikeMenu(dropdown: HTMLDetailsElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const type of ["pointerdown", "focusin"] as const)
    listen(document, type, { signal }, ({ target }) => {
      if (!dropdown.contains(target as Node)) dropdown.open = false;
    });
  listen(dropdown, "click", { signal }, ({ target }) => {
    // This includes links to the current page, after which nothing else would close it.
    if ((target as Element).closest("a")) dropdown.open = false;
  });
  listen(dropdown, "keydown", { signal }, ({ key }) => {
    if (key !== "Escape" || !dropdown.open) return;
    dropdown.open = false;
    dropdown.querySelector("summary")?.focus();
  });
  return () => stop.abort();
}
