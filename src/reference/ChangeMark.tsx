import { changelogPath } from "../paths";
import { A } from "./A";
import type { ChangeMark as Mark } from "./navigation";
import { useReference, useReferenceWords } from "./ReferenceContext";
import * as pageStyles from "./Page.module.css";
import * as styles from "./ChangeMark.module.css";

/** What a row is to readers who know the version before. The space keeps copied text readable. */
export function ChangeMark({ mark }: { readonly mark: Mark }) {
  const { changelog } = useReferenceWords();
  return (
    // The outer element has the room for the link that may follow.
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

/** Whether an operation is deprecated, and what it is to readers who know the version before: a link to what that changed. */
export function OperationMark({ id, deprecated }: OperationMarkProps) {
  const { navigation, words } = useReference();
  const { version = "next", operations = {} } = navigation.changes ?? {};
  const mark = Object.hasOwn(operations, id) ? operations[id] : undefined;
  return (
    <>
      {deprecated && mark !== "deprecated" && (
        <span className={pageStyles.deprecated}>{words.deprecated}</span>
      )}
      {mark && (
        <A href={`${changelogPath}#${encodeURIComponent(version)}`} className={styles[mark]}>
          {words.changelog.marks[mark]}
        </A>
      )}
    </>
  );
}
