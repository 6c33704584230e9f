import { isValidElement, type ReactNode } from "react";
import { Chips } from "./Chips";
import { hasReason } from "./Deprecated";
import { Flags } from "./Flags";
import { AnyOf, OneOf } from "./OneOf";
import { childList } from "./parts";
import { usePlace } from "./place";
import { SchemaBody } from "./SchemaBody";
import { TypeText } from "./TypeText";
import type { Facts } from "./types";
import * as styles from "./Schema.module.css";

/** Props of {@link Schema}. */
export interface SchemaProps extends Facts {
  /** The key under `components.schemas`; absent for the schema of a body. */
  readonly name?: string;
  /** Description first, then the schema's body. */
  readonly children?: ReactNode;
}

/** A schema that stands alone (the schema of a body) or unfolds by its name. */
export function Schema({ name, children, ...facts }: SchemaProps) {
  const isNamed = name !== undefined;
  const hasFlag = facts.nullable || facts.deprecated || facts.readOnly || facts.writeOnly;
  const { folds, stated } = usePlace();
  // A line above may say it already.
  const showsType = saysType({ ...facts, children }) && facts.type !== stated;
  return (
    <div className={isNamed && folds ? styles.unfolded : styles.schema}>
      {(showsType || hasFlag) && (
        <p className={styles.line}>
          {showsType && <TypeText type={facts.type} />}
          <Flags facts={facts} isExplained={hasReason(children)} />
        </p>
      )}
      <Chips facts={facts} />
      <SchemaBody named={isNamed}>{children}</SchemaBody>
    </div>
  );
}
Schema.part = "structure" as const;

/** Whether the type of a schema is worth saying: the rows or the alternatives that follow may say as much. */
export function saysType({ type, children }: SchemaProps): boolean {
  return type !== "object" && !childList(children).some(isUnion);
}

function isUnion(child: ReactNode): boolean {
  return isValidElement(child) && (child.type === OneOf || child.type === AnyOf);
}
