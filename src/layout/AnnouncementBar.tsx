import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import { announcementClose } from "../state/announcement";
import { useAnnouncementBar } from "../state/AnnouncementBarProvider";
import { Icon } from "../ui/Icon";
import * as styles from "./AnnouncementBar.module.css";

/** The configured announcement above the navbar. Its HTML comes from the site owner, unescaped. */
export function AnnouncementBar() {
  const announcement = useSite().config.announcementBar;
  const words = useWords();
  const { isActive, close } = useAnnouncementBar();
  if (!announcement || !isActive) return null;
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
          onClick={(event) => {
            event.preventDefault();
            close();
          }}
          {...announcementClose}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
