import type { ReactNode } from "react";
import { ExpandAll } from "./ExpandAll";
import { HeadingLine } from "./HeadingLine";
import { joinId, PlaceContext, usePlace } from "./place";
import * as styles from "./Section.module.css";

/** Props of {@link Section}. */
export interface SectionProps {
  /** Id at the root of a page: `request-body`. */
  readonly id: string;
  readonly title: string;
  /** A word after the title, such as "required". */
  readonly flag?: string;
  /** Rows inside may fold: the heading gets a control that opens or closes them all. */
  readonly folds?: boolean;
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own; what is inside takes the next level. */
export function Section({ id, title, flag, folds = false, children }: SectionProps) {
  const place = usePlace();
  const headingId = joinId(place.id, id);
  return (
    <section
      className={styles.section}
      aria-labelledby={headingId}
      data-level={place.level}
      data-folds={folds ? id : undefined}
    >
      <HeadingLine
        id={headingId}
        name={title}
        flag={flag !== undefined && <span className={styles.flag}>{flag}</span>}
      >
        {folds && <ExpandAll of={title} />}
      </HeadingLine>
      <PlaceContext value={{ ...place, anchor: headingId, level: place.level + 1 }}>
        {children}
      </PlaceContext>
    </section>
  );
}
