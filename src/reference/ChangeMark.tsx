import { singlePath } from "../paths";
import { A } from "./A";
import { type ChangeMark as Mark, markOf } from "./navigation";
import { useReference, useReferenceWords } from "./ReferenceContext";
import * as styles from "./ChangeMark.module.css";

/** Returns the mark of a row. @param part its id on the page of the named schema that it belongs to */
export function useMark(id: string | undefined, part?: string): Mark | undefined {
  const { navigation, operation = "" } = useReference();
  return markOf(navigation, part ?? `${operation} ${id}`);
}

/** The mark on a row for readers who know the previous version. The space keeps copied text readable. */
export function ChangeMark({ mark }: { readonly mark: Mark | undefined }) {
  const { changelog } = useReferenceWords();
  if (!mark) return null;
  return (
    // The outer element leaves room for the link that may follow.
    <span>
      {" "}
      <span className={styles[mark]}>{changelog.marks[mark]}</span>
    </span>
  );
}

interface OperationMarkProps {
  readonly id: string;
  readonly deprecated: boolean;
}

/** Marks on an operation: that it is deprecated, and a link to the changes of this version for readers who know the previous one. */
export function OperationMark({ id, deprecated }: OperationMarkProps) {
  const { navigation, words } = useReference();
  const { version = "next", operations = {} } = navigation.changes ?? {};
  const mark = Object.hasOwn(operations, id) ? operations[id] : undefined;
  return (
    <>
      {deprecated && mark !== "deprecated" && (
        <span className={styles.deprecated}>{words.deprecated}</span>
      )}
      {mark && (
        <A
          href={`${singlePath("changelog")}#${encodeURIComponent(version)}`}
          className={styles[mark]}
        >
          {words.changelog.marks[mark]}
        </A>
      )}
    </>
  );
}
