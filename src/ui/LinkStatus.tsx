import * as styles from "./LinkStatus.late.module.css";

/** Briefly shows and announces that a link was copied. `copy-link.ts` fills it, even before hydration. One per page. */
export function LinkStatus({ copied }: { readonly copied: string }) {
  return (
    <output className={styles.status} data-link-copied={copied} suppressHydrationWarning>
      {""}
    </output>
  );
}
