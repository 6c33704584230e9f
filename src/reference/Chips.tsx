import type { ReactNode } from "react";
import type { Facts, Serialization } from "../view/types";
import { chipsOf } from "./chip-text";
import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Chips.module.css";

/** Props of {@link Chips}. */
export interface ChipsProps {
  readonly facts: Facts & Serialization;
  /** Follows the last one. */
  readonly end?: ReactNode;
}

/** The constraints, default and example of a schema; nothing if there are none. */
export function Chips({ facts, end }: ChipsProps) {
  const chips = chipsOf(facts, useReferenceWords());
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(({ text, code }, index) => (
        <li key={`${text} ${code}`}>
          {text}
          {code !== undefined && (
            <>
              {" "}
              <code>{code}</code>
            </>
          )}
          {index === chips.length - 1 && end}
        </li>
      ))}
    </ul>
  );
}
