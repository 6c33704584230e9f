import { useSiteWords } from "../i18n/site-words";
import { SiteLink } from "../navigation/SiteLink";
import type { PageLink } from "../page";
import { Icon } from "../ui/Icon";
import * as styles from "./Pagination.module.css";

/** Links to the previous and the next page, in sidebar order. */
export function Pagination({ previous, next }: { previous?: PageLink; next?: PageLink }) {
  const words = useSiteWords();
  if (!previous && !next) return null;
  return (
    <nav className={styles.pagination} aria-label={words.pageNavigation}>
      {previous && (
        <SiteLink className={styles.previous} to={previous.path} rel="prev">
          <span className={styles.direction}>
            <Icon name="previous" /> {words.previous}
          </span>{" "}
          <span className={styles.title}>{previous.title}</span>
        </SiteLink>
      )}
      {next && (
        <SiteLink className={styles.next} to={next.path} rel="next">
          <span className={styles.direction}>
            {words.next} <Icon name="next" />
          </span>{" "}
          <span className={styles.title}>{next.title}</span>
        </SiteLink>
      )}
    </nav>
  );
}
