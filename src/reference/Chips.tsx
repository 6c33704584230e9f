import type { ReactNode } from "react";
import type { Facts, Serialization } from "../view/types";
import { type Chip, chipsOf } from "./chip-text";
import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Chips.module.css";

/** The constraints, default and example of a schema; nothing if there are none. */
export function Chips({ facts }: { readonly facts: Facts & Serialization }) {
  return <ChipList chips={chipsOf(facts, useReferenceWords())} />;
}

interface ChipListProps {
  readonly chips: readonly Chip[];
  /** Follows the last one. */
  readonly end?: ReactNode;
}

/** The same for a row, which knows its chips already. */
export function ChipList({ chips, end }: ChipListProps) {
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
