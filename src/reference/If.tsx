import type { ReactNode } from "react";
import { Chips } from "./Chips";
import { branchId, PlaceContext, usePlace } from "./place";
import { useReferenceWords } from "./ReferenceContext";
import { SchemaBody } from "./SchemaBody";
import { TypeText } from "./TypeText";
import type { Facts } from "./types";
import * as styles from "./If.module.css";

/** Props of {@link If}, {@link Then}, {@link Else} and {@link Not}. */
export interface ConditionProps extends Facts {
  readonly children?: ReactNode;
}

/** The condition (JSON Schema 2020-12, 10.2.2.1). */
export function If(props: ConditionProps) {
  return <Condition label={useReferenceWords().if} branch="if" {...props} />;
}
If.part = "structure" as const;

/** What holds when the condition does (JSON Schema 2020-12, 10.2.2.2). */
export function Then(props: ConditionProps) {
  return <Condition label={useReferenceWords().then} branch="then" {...props} />;
}
Then.part = "structure" as const;

/** What holds when the condition does not (JSON Schema 2020-12, 10.2.2.3). */
export function Else(props: ConditionProps) {
  return <Condition label={useReferenceWords().else} branch="else" {...props} />;
}
Else.part = "structure" as const;

/** What must not hold (JSON Schema 2020-12, 10.2.1.4). */
export function Not(props: ConditionProps) {
  return <Condition label={useReferenceWords().not} branch="not" {...props} />;
}
Not.part = "structure" as const;

function Condition({
  label,
  branch,
  children,
  ...facts
}: ConditionProps & { readonly label: string; readonly branch: string }) {
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
