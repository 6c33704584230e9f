import type { ReactNode } from "react";
import * as styles from "./SkipLink.module.css";

interface SkipLinkProps {
  /** Id of the target on the page. */
  readonly to: string;
  readonly children: ReactNode;
}

/** One of the first tab stops of a page: a link past the navigation. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a className={styles.skipLink} href={`#${to}`}>
      {children}
    </a>
  );
}
