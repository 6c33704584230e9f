import { useSite } from "../config/SiteContext";
import { useSiteWords } from "../i18n/site-words";
import { markdownPath } from "../paths";
import * as styles from "./CopyMarkdown.module.css";

/** A button that copies the page as Markdown (`src/ui/copy-page.ts`), or without JavaScript a link to the Markdown. */
export function CopyMarkdown({ path }: { readonly path: string }) {
  const { href } = useSite();
  const words = useSiteWords();
  const address = href(markdownPath(path));
  return (
    <p className={styles.markdown}>
      <output />
      <button type="button" data-copy-page="" data-copied={words.copied}>
        {words.copyMarkdown}
      </button>
      <a href={address}>{words.viewMarkdown}</a>
    </p>
  );
}
