import { useReferenceWords } from "./ReferenceContext";
import type { Facts } from "./types";
import * as styles from "./Flags.module.css";

const flags = ["nullable", "required", "readOnly", "writeOnly", "deprecated"] as const;

/** What is true of a value, in words. The blanks keep copied text readable. */
export function Flags({ facts }: { readonly facts: Facts }) {
  const words = useReferenceWords();
  return flags.map(
    (flag) =>
      facts[flag] && (
        <span key={flag} className={styles[flag] ?? styles.flag}>
          {` ${words[flag]}`}
        </span>
      ),
  );
}
