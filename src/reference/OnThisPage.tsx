import { useReferenceWords } from "./ReferenceContext";
import type { SectionLink } from "./section-links";
import * as styles from "./OnThisPage.module.css";

/** Props of {@link OnThisPage}. */
export interface OnThisPageProps {
  readonly sections: readonly SectionLink[];
  /** Stands in a column of its own, where the window is wide enough; otherwise it is one line that stays in sight. */
  readonly rail?: boolean;
}

/** More letters than this need a second line beside samples, in small print. The style sheet keeps room for it. */
const longestLine = 70;

/** The same for sections with their statuses where the window is wide. */
const longestWideLine = 80;

/**
 * Links to the sections of a page; nothing when there are fewer than two. The shell marks the one that is being read, see
 * `src/layout/use-marked-section.ts`.
 */
export function OnThisPage({ sections, rail = false }: OnThisPageProps) {
  const words = useReferenceWords();
  if (sections.length < 2) return null;
  return (
    <nav
      className={rail ? `${styles.bar} ${styles.rail}` : styles.bar}
      aria-label={words.onThisPage}
      data-sections
      data-long={rail ? undefined : whatIsLong(sections)}
    >
      <SectionLinks sections={sections} />
    </nav>
  );
}

/** Whether all sections need a second line, or only together with their statuses, which are left out then. */
function whatIsLong(sections: readonly SectionLink[]): "sections" | "statuses" | undefined {
  if (lettersIn(sections) > longestLine) return "sections";
  const all = sections.flatMap((section) => [section, ...(section.parts ?? [])]);
  return lettersIn(all) > longestWideLine ? "statuses" : undefined;
}

/** Letters of the titles, and two for the gap after each. */
function lettersIn(sections: readonly SectionLink[]): number {
  return sections.reduce((sum, { title }) => sum + title.length + 2, 0);
}

function SectionLinks({ sections }: { readonly sections: readonly SectionLink[] }) {
  return (
    <ul>
      {sections.map(({ id, title, parts = [] }) => (
        <li key={id}>
          <a href={`#${encodeURIComponent(id)}`}>{title}</a>
          {parts.length > 0 && <SectionLinks sections={parts} />}
        </li>
      ))}
    </ul>
  );
}
