import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Anchor.module.css";

/**
 * The small link of a row or heading to itself, which also copies its address (`ui/copy-link.ts`); `name` is what a reader
 * calls the row.
 */
export function Anchor({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <a
      className={styles.anchor}
      href={fragmentOf(id)}
      data-link=""
      aria-label={useReferenceWords().linkTo(name)}
    />
  );
}

/** The fragment that leads to an id. Browsers encode all but the percent sign by themselves. */
export function fragmentOf(id: string): string {
  return `#${id.replaceAll("%", "%25")}`;
}
