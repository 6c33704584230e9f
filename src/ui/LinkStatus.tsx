import * as styles from "./LinkStatus.module.css";

/** Shows and announces for a moment that a link was copied; filled by `copy-link.ts`, also before hydration. One per page. */
export function LinkStatus({ copied }: { readonly copied: string }) {
  return (
    <output className={styles.status} data-link-copied={copied} suppressHydrationWarning>
      {""}
    </output>
  );
}
