import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { childList } from "./parts";
import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Deprecated.module.css";

/** Why something is deprecated, in the author's words. It is prose, the first of what its row says. */
export function Deprecated({ children }: { readonly children?: ReactNode }) {
  const words = useReferenceWords();
  const [first, ...more] = childList(children);
  const label = <b key="label">{words.deprecatedBecause}</b>;
  return (
    <div className={styles.deprecated}>
      {isParagraph(first) ? (
        cloneElement(first, {}, label, " ", first.props.children)
      ) : (
        <>
          {label} {first}
        </>
      )}
      {more}
    </div>
  );
}

/** Whether a reason follows: the word alone would say the same again. */
export function hasReason(children: ReactNode): boolean {
  return childList(children).some((child) => isValidElement(child) && child.type === Deprecated);
}

function isParagraph(node: ReactNode): node is ReactElement<{ readonly children?: ReactNode }> {
  return isValidElement(node) && node.type === "p";
}
