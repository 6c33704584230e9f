import { useReferenceWords } from "./ReferenceContext";
import type { SectionLink } from "./sections";
import * as styles from "./Page.module.css";

/** Links to the sections of a page; nothing when there are fewer than two. */
export function OnThisPage({ sections }: { readonly sections: readonly SectionLink[] }) {
  const words = useReferenceWords();
  if (sections.length < 2) return null;
  return (
    <nav className={styles.onThisPage} aria-label={words.onThisPage}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
