import type { Facts, Serialization } from "../view/types";
import { chipsOf } from "./chip-text";
import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Chips.module.css";

/** The constraints, default and example of a schema as a line of small labels; nothing if there are none. */
export function Chips({ facts }: { readonly facts: Facts & Serialization }) {
  const chips = chipsOf(facts, useReferenceWords());
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chips.map(({ text, code }) => (
        <li key={`${text} ${code}`}>
          {text}
          {code !== undefined && (
            <>
              {" "}
              <code>{code}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
