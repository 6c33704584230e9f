import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import { announcementClose } from "../state/announcement";
import { Icon } from "../ui/Icon";
import styles from "./AnnouncementBar.module.css";

/** The configured announcement above the navbar. Its html is the site owner's own and written as it stands. */
export function AnnouncementBar() {
  const announcement = useSite().config.announcementBar;
  const words = useWords();
  if (!announcement) return null;
  const { content, backgroundColor, textColor, isCloseable } = announcement;
  return (
    <section
      className={styles.bar}
      style={{ backgroundColor, color: textColor }}
      aria-label={words.announcement}
    >
      <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button
          className={styles.close}
          type="button"
          aria-label={words.closeAnnouncement}
          {...announcementClose}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
