import { type ReactNode, useEffect, useRef } from "react";

import { Icon } from "../../ui/Icon";
import * as styles from "./Dropdown.module.css";
import { manageDropdown } from "./manage-dropdown";

interface DropdownProps {
  readonly label: ReactNode;
  /** A fold among stacked lines instead of a menu below its button. */
  readonly isStacked: boolean;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/**
 * A menu of the navbar. It opens and closes without any script, and the browser itself keeps one open at a time, by their common
 * `name`. Not a popover, which would stand at its button only where the browser knows anchors.
 */
export function Dropdown({ label, isStacked, children }: DropdownProps) {
  const dropdown = useRef<HTMLDetailsElement>(null);

  useEffect(
    () => (dropdown.current && !isStacked ? manageDropdown(dropdown.current) : undefined),
    [isStacked],
  );

  return (
    // A reader may open it before React arrives; that is no mismatch worth a warning.
    <details
      ref={dropdown}
      className={styles.dropdown}
      name={isStacked ? undefined : "navbar"}
      data-stacked={isStacked}
      suppressHydrationWarning
    >
      <summary className={styles.button}>
        <span>{label}</span>
        <Icon className={styles.chevron} name="chevron" />
      </summary>
      <ul className={styles.menu}>{children}</ul>
    </details>
  );
}
