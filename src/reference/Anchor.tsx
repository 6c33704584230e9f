import { useReferenceWords } from "./ReferenceContext";
import * as styles from "./Anchor.module.css";
import { fill } from "../shared/fill-text";

/** The small link of a row or heading to itself, which also copies its URL (`ui/copy-link.ts`); `name` is the row's visible name. */
export function Anchor({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <a
      className={styles.anchor}
      href={fragmentOf(id)}
      data-link=""
      aria-label={fill(useReferenceWords().linkTo, { name })}
    />
  );
}

/** Returns the fragment for an id. Browsers encode everything but the percent sign themselves. */
export function fragmentOf(id: string): string {
  return `#${id.replaceAll("%", "%25")}`;
}
