import * as styles from "./LinkStatus.module.css";

/** Says for a moment that a link was copied, to eye and ear; `copy-link.ts` fills it. One is on every page. */
export function LinkStatus({ copied }: { readonly copied: string }) {
  return <output className={styles.status} data-link-copied={copied} />;
}
