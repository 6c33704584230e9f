import type { ReactNode } from "react";
import { A } from "./A";
import { displayValue } from "./chip-text";
import { childList } from "./parts";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import type { JsonValue } from "./types";
import * as styles from "./Row.module.css";

/** Props of {@link ValueExample}. */
export interface ValueExampleProps {
  readonly name: string;
  readonly summary?: string;
  readonly value?: JsonValue;
  /** Where it is, when it stands in a file of its own. */
  readonly href?: string;
  /** What the author says of it. */
  readonly children?: ReactNode;
}

/** One of several examples of a parameter or a header, or one of a body that is elsewhere (OpenAPI 3.1, 4.8.19). */
export function ValueExample({ name, summary, value, href, children }: ValueExampleProps) {
  return (
    <div className={styles.note}>
      <p>
        {useReferenceWords().exampleOf(summary ?? name)}{" "}
        {value !== undefined && <code>{displayValue(value)}</code>}
        {href !== undefined && <A href={href}>{href}</A>}
      </p>
      {childList(children).length > 0 && <Prose>{children}</Prose>}
    </div>
  );
}
ValueExample.part = "sentence" as const;
