import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Anchor.module.css";

/** The small link of a row or heading to itself; `name` is what a reader calls the row. */
export function Anchor({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <a className={styles.anchor} href={`#${id}`} aria-label={useReferenceWords().linkTo(name)} />
  );
}
