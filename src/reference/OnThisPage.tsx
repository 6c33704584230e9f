import { useReferenceWords } from "./ReferenceContext";
import type { SectionLink } from "./section-links";
import * as styles from "./OnThisPage.module.css";

/** Props of {@link OnThisPage}. */
export interface OnThisPageProps {
  readonly sections: readonly SectionLink[];
  /** In a column of its own if the window is wide enough; otherwise one sticky line. */
  readonly rail?: boolean;
}

/** Beside samples, more characters than this need a second, smaller line, for which the style sheet reserves room. */
const longestLine = 70;

/** The same for sections with their statuses in a wide window. */
const longestWideLine = 80;

/** Links to the sections of a page, unless there are fewer than two. `src/layout/use-marked-section.ts` marks the current one. */
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

/** Returns what does not fit on one line: the sections, or only their statuses, which are then left out. */
function whatIsLong(sections: readonly SectionLink[]): "sections" | "statuses" | undefined {
  if (lettersIn(sections) > longestLine) return "sections";
  const all = sections.flatMap((section) => [section, ...(section.parts ?? [])]);
  return lettersIn(all) > longestWideLine ? "statuses" : undefined;
}

/** Counts the characters of the titles, plus two for the gap after each. */
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
