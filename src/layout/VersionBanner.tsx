import { useSite } from "../config/SiteContext";
import { useSiteWords } from "../i18n/site-words";
import { SiteLink } from "../navigation/SiteLink";
import type { PageDocs } from "../page";
import { useDocsVersion } from "../state/docs";
import * as looks from "../ui/looks.module.css";
import * as styles from "./VersionBanner.module.css";
import { fill } from "../shared/fill-text";

/**
 * A notice on pages of any version but the last, with a link to the same page in the last version, or
 * else to its main doc.
 *
 * @param docs set of docs of the page
 */
export function VersionBanner({ docs }: { docs: PageDocs | undefined }) {
  const { config } = useSite();
  const words = useSiteWords();
  const version = useDocsVersion();
  const set = config.docs.find(({ id }) => id === docs?.plugin);
  const last = set?.versions.find(({ name }) => name === set.last);
  if (!docs || !version || !last || version.name === last.name) return null;
  return (
    <p className={`${styles.banner} ${looks.notice}`}>
      {fill(words.otherVersion, { version: version.label })}{" "}
      <SiteLink to={docs.alternates[last.name] ?? last.mainPath}>
        {fill(words.toLastVersion, { version: last.label })}
      </SiteLink>
    </p>
  );
}
