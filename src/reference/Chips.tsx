import { Fragment } from "react";
import type { Facts, Serialization } from "../view/types";
import { type Chip, chipsOf } from "./chip-text";
import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Chips.module.css";

/** The constraints, default and example of a schema; nothing if there are none. */
export function Chips({ facts }: { readonly facts: Facts & Serialization }) {
  return <ChipList chips={chipsOf(facts, useReferenceWords())} />;
}

/** The same for a row, which has already computed its chips. */
export function ChipList({ chips }: { readonly chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} data-join="">
      {chips.map(({ text, code }, index) => (
        <Fragment key={`${text} ${code}`}>
          {/* Keeps copied text readable. */}
          {index > 0 && " "}
          <li>
            {text}
            {code !== undefined && (
              <>
                {" "}
                <code>{code}</code>
              </>
            )}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}
