import type { ReactNode } from "react";
import { Chips } from "./Chips";
import { branchId, PlaceContext, usePlace } from "./place";
import { SchemaBody } from "./SchemaBody";
import { TypeText } from "./TypeText";
import type { Facts } from "./types";
import * as styles from "./If.module.css";

/** Props of the components that say which other schema holds, and when. */
export interface ConditionProps extends Facts {
  readonly children?: ReactNode;
}

/** Props of {@link Condition}. */
export interface LabelledConditionProps extends ConditionProps {
  readonly label: ReactNode;
  /** What the ids inside have behind that of the place. */
  readonly branch: string;
}

/** A schema under the words that say what it is for. */
export function Condition({ label, branch, children, ...facts }: LabelledConditionProps) {
  const place = usePlace();
  return (
    <div className={styles.condition}>
      <p className={styles.label}>
        {label}{" "}
        <span className={styles.type}>
          <TypeText type={facts.type} />
        </span>
      </p>
      <Chips facts={facts} />
      <PlaceContext
        value={{ ...place, id: branchId(place.id, branch), folds: false, stated: facts.type }}
      >
        <SchemaBody>{children}</SchemaBody>
      </PlaceContext>
    </div>
  );
}
