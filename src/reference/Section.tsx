import type { ReactNode } from "react";
import { ExpandAll } from "./ExpandAll";
import { HeadingLine } from "./HeadingLine";
import { NestingContext, useNesting } from "./nesting";
import * as flagStyles from "./Flags.module.css";
import * as styles from "./Section.module.css";

interface SectionProps {
  /** Id of its heading. */
  readonly id: string;
  readonly title: string;
  /** A word after the title, such as "required". */
  readonly flag?: string | undefined;
  /** Adds a control to the heading that opens or closes all folds inside, and stores its state under this name. */
  readonly folds?: string;
  /** Whether all pages of a kind have the section, so that neither search nor its results show it. */
  readonly isCommon?: boolean;
  readonly children: ReactNode;
}

/** A part of a page under its own heading; headings inside it are one level lower. */
export function Section({ id, title, flag, folds, isCommon, children }: SectionProps) {
  const nesting = useNesting();
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      data-level={nesting.level}
      data-folds={folds}
      data-nosnippet={isCommon ? "" : undefined}
    >
      <HeadingLine
        id={id}
        name={title}
        flag={flag !== undefined && <span className={flagStyles.required}>{flag}</span>}
      >
        {folds !== undefined && <ExpandAll of={title} />}
      </HeadingLine>
      <NestingContext value={{ ...nesting, level: nesting.level + 1 }}>{children}</NestingContext>
    </section>
  );
}
