import type { ReactNode } from "react";
import { Anchor } from "./Anchor";
import { Chips } from "./Chips";
import type { Serialization } from "./chip-text";
import { hasReason } from "./Deprecated";
import { Flags } from "./Flags";
import { withNamedScalar } from "./named-scalar";
import { childList, partOf } from "./parts";
import { joinId, PlaceContext, usePlace } from "./place";
import { SchemaBody } from "./SchemaBody";
import { TypeText } from "./TypeText";
import type { Facts } from "./types";
import * as styles from "./Row.module.css";

/** Props of {@link Row}. */
export interface RowProps {
  /** The row's id; absent for rows that add nothing to the path, such as the items of an array. */
  readonly id?: string;
  /** What the row is called, as drawn. */
  readonly label: ReactNode;
  /** What the row is called, in plain text. */
  readonly name: string;
  readonly facts: Facts & Serialization;
  /** Description first, then the body of the schema. */
  readonly children?: ReactNode;
}

/** One named value: name, type and flags in a line, then chips, description and what is inside it. */
export function Row({ id, label, name, facts: own, children: ownChildren }: RowProps) {
  const place = usePlace();
  const { facts, children } = withNamedScalar(own, ownChildren, place);
  const stated = own.type ?? "";
  const inside = id === undefined ? { ...place, stated } : { ...place, stated, id, anchor: id };
  const described = childList(ownChildren).some((child) => partOf(child) === undefined);
  return (
    <li className={styles.row} id={id}>
      <div className={styles.line}>
        <span className={facts.deprecated ? styles.struck : styles.name}>{label}</span>{" "}
        <span className={styles.type}>
          <TypeText type={facts.type} />
        </span>
        <Flags facts={facts} isExplained={hasReason(children)} />
        {facts.title !== undefined && facts.title !== name && (
          <span className={styles.title}> {facts.title}</span>
        )}
        {id !== undefined && <Anchor id={id} name={name} />}
      </div>
      <Chips facts={facts} />
      <PlaceContext value={{ ...inside, folds: true, described }}>
        <SchemaBody>{children}</SchemaBody>
      </PlaceContext>
    </li>
  );
}

/** Props of {@link NamedRow}. */
export interface NamedRowProps extends Facts, Serialization {
  readonly name: string;
  readonly children?: ReactNode;
}

/** A row whose id follows from its name. */
export function NamedRow({ name, children, ...facts }: NamedRowProps) {
  return (
    <Row id={joinId(usePlace().id, name)} name={name} label={name} facts={facts}>
      {children}
    </Row>
  );
}
