import { useSite } from "../config/SiteContext";
import { useWords } from "../i18n/use-words";
import { announcementClose } from "../state/announcement";
import { useAnnouncementBar } from "../state/AnnouncementBarProvider";
import { Icon } from "../ui/Icon";
import { ConfiguredHtml } from "./ConfiguredHtml";
import * as looks from "../ui/looks.module.css";
import * as styles from "./AnnouncementBar.module.css";

/** The configured announcement above the navbar. The document sets its colors. */
export function AnnouncementBar() {
  const announcement = useSite().config.announcementBar;
  const words = useWords();
  const isActive = useAnnouncementBar();
  if (!announcement || !isActive) return null;
  const { content, isCloseable } = announcement;
  return (
    <section className={styles.bar} aria-label={words.announcement}>
      <ConfiguredHtml className={styles.content} html={content} />
      {isCloseable && (
        <button
          className={looks.iconButton}
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
