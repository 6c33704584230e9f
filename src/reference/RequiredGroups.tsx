import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Row.module.css";

/** Props of {@link RequiredGroups}. */
export interface RequiredGroupsProps {
  readonly mode: "oneOf" | "anyOf";
  /** Each group: names that are required together. */
  readonly groups: readonly (readonly string[])[];
}

/** A union whose branches only name required properties, as a sentence. */
export function RequiredGroups({ mode, groups }: RequiredGroupsProps) {
  const words = useReferenceWords();
  const { before, after } = words.requiredGroups[mode];
  return (
    <p className={styles.note}>
      {before}{" "}
      {groups.map((group, index) => (
        <span key={index}>
          {index > 0 && ` ${words.or} `}
          {group.map((name, position) => (
            <span key={name}>
              {position > 0 && ` ${words.and} `}
              <code>{name}</code>
            </span>
          ))}
        </span>
      ))}{" "}
      {after}
    </p>
  );
}
RequiredGroups.part = "sentence" as const;
