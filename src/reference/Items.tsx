import type { ReactNode } from "react";
import { joinId, usePlace } from "./place";
import { useReferenceWords } from "./ReferenceContext";
import { Row } from "./Row";
import type { Facts } from "./types";
import * as styles from "./Row.module.css";

/** Props of {@link Items}. */
export interface ItemsProps extends Facts {
  readonly children?: ReactNode;
}

/** What each item of an array is, when it is more than its type (JSON Schema 2020-12, 10.3.1.2). */
export function Items({ children, ...facts }: ItemsProps) {
  const name = useReferenceWords().eachItem;
  return (
    <ul className={styles.nested}>
      <Row name={name} label={<i>{name}</i>} facts={facts}>
        {children}
      </Row>
    </ul>
  );
}
Items.part = "structure" as const;

/** Props of {@link TupleItem}. */
export interface TupleItemProps extends Facts {
  /** Position in the array, from 0. */
  readonly index: number;
  readonly children?: ReactNode;
}

/** The item at one position of an array (JSON Schema 2020-12, 10.3.1.1). */
export function TupleItem({ index, children, ...facts }: TupleItemProps) {
  const id = joinId(usePlace().id, String(index));
  const name = `[${index}]`;
  return (
    <ul className={styles.nested}>
      <Row id={id} name={name} label={name} facts={facts}>
        {children}
      </Row>
    </ul>
  );
}
TupleItem.part = "tuple-item" as const;
