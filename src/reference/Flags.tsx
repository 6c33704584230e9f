import { useReferenceWords } from "./ReferenceContext";
import type { Facts } from "../view/types";
import * as styles from "./Flags.module.css";

export const flags = ["nullable", "required", "readOnly", "writeOnly", "deprecated"] as const;

interface FlagsProps {
  readonly facts: Facts;
  /** Whether the reason for the deprecation follows below and replaces the flag. */
  readonly isExplained?: boolean;
}

/** The flags of a value, in words. The spaces keep copied text readable. */
export function Flags({ facts, isExplained = false }: FlagsProps) {
  const words = useReferenceWords();
  return flags.map(
    (flag) =>
      facts[flag] &&
      !(isExplained && flag === "deprecated") && (
        <span key={flag} className={styles[flag] ?? styles.flag}>
          {` ${words[flag]}`}
        </span>
      ),
  );
}
