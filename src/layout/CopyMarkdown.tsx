import { useSite } from "../config/SiteContext";
import { useSiteWords } from "../i18n/site-words";
import { markdownPath } from "../paths";
import * as looks from "../ui/looks.module.css";
import * as styles from "./CopyMarkdown.module.css";

/**
 * A button that copies the page as Markdown (`src/ui/copy-page.ts`), or without JavaScript a link to the Markdown. A menu after it leads
 * to all pages in one file, and to the configured assistants.
 */
export function CopyMarkdown({ path }: { readonly path: string }) {
  const { config, file, href } = useSite();
  const words = useSiteWords();
  const address = href(markdownPath(path));
  return (
    <div className={styles.markdown}>
      <output />
      <button type="button" data-copy-page="" data-copied={words.copied}>
        {words.copyMarkdown}
      </button>
      {/* With JavaScript, the button replaces it. */}
      <a className="scriptless" href={address}>
        {words.viewMarkdown}
      </a>
      <details className={styles.more} data-popover="">
        <summary className={"fold-end"} aria-label={words.moreFormats} />
        <ul className={looks.menu}>
          <li>
            <a href={address}>{words.viewMarkdown}</a>
          </li>
          <li>
            <a href={file("/llms-full.txt")}>{words.allMarkdown}</a>
          </li>
          {config.assistants.map(({ label, url }) => (
            <li key={label}>
              <a href={url.replace("{url}", () => encodeURIComponent(address))} rel="noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
