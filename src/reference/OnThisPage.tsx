import { useReferenceWords } from "./ReferenceContext";
import type { SectionLink } from "./section-links";
import * as styles from "./OnThisPage.module.css";
import * as railStyles from "./Rail.late.module.css";

interface OnThisPageProps {
  readonly sections: readonly SectionLink[];
  /** Whether to show a separate column if the window is wide enough; otherwise it is one sticky line. */
  readonly rail?: boolean;
  readonly className?: string | undefined;
}

/** Links to the sections of a page, unless there are fewer than two. `src/shortcuts/section-marks.ts` marks the current one. */
export function OnThisPage({ sections, rail = false, className = "" }: OnThisPageProps) {
  const words = useReferenceWords();
  if (sections.length < 2) return null;
  return (
    <nav
      className={`${styles.bar} ${rail ? railStyles.rail : className}`.trim()}
      aria-label={words.onThisPage}
      data-sections={rail ? "rail" : ""}
    >
      <SectionLinks sections={sections} />
    </nav>
  );
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
