import { type ReactNode, useEffect, useRef } from "react";

import * as looks from "../../ui/looks.module.css";
import * as styles from "./Dropdown.module.css";
import { manageDropdown } from "./manage-dropdown";

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

  useEffect(
    () => (dropdown.current && !isStacked ? manageDropdown(dropdown.current) : undefined),
    [isStacked],
  );

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
