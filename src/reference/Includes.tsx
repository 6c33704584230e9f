import type { ReactNode } from "react";
import { A } from "./A";
import { schemaPath } from "./navigation";
import { usePlace } from "./place";
import { Prose } from "./Prose";
import { Recursion } from "./Ref";
import { useReference } from "./ReferenceContext";
import * as styles from "./Ref.module.css";

/** Props of {@link Includes}. */
export interface IncludesProps {
  /** Name of the schema, as the specification writes it. */
  readonly of: string;
}

/**
 * A named schema in `allOf`: its rows are rows of this one, merged by `collect`. Drawn by itself only where it cannot
 * unfold: inside itself, or when the page does not hold it.
 */
export function Includes({ of }: IncludesProps) {
  const ancestor = usePlace().ancestors.find(({ name }) => name === of);
  return ancestor ? <Recursion name={of} anchor={ancestor.anchor} /> : <IncludedNote name={of} />;
}
Includes.part = "includes" as const;

/** Says which schema rows come from, with that schema's own words. */
export function IncludedNote(props: { readonly name: string; readonly children?: ReactNode }) {
  const { navigation, words } = useReference();
  const path = schemaPath(navigation, props.name);
  return (
    <div className={styles.included}>
      <p>
        {words.includes}{" "}
        {path === undefined ? <code>{props.name}</code> : <A href={path}>{props.name}</A>}
      </p>
      <Prose>{props.children}</Prose>
    </div>
  );
}
