import type { ReactNode } from "react";
import { joinId, usePlace } from "./place";
import { useReferenceWords } from "./ReferenceContext";
import { NamedRow, Row } from "./Row";
import { RowList } from "./RowList";
import type { Facts } from "./types";

/** Props of {@link Properties}. */
export interface PropertiesProps {
  /** `additionalProperties: false` */
  readonly closed?: boolean;
  readonly children?: ReactNode;
}

/** The properties of an object (JSON Schema 2020-12, 10.3.2). */
export function Properties({ closed, children }: PropertiesProps) {
  return <RowList closed={closed}>{children}</RowList>;
}
Properties.part = "properties" as const;

/** Props of {@link Property}. */
export interface PropertyProps extends Facts {
  readonly name: string;
  readonly children?: ReactNode;
}

/** A named member of an object. */
export function Property(props: PropertyProps) {
  return <NamedRow {...props} />;
}

/** Props of {@link PatternProperty}. */
export interface PatternPropertyProps extends Facts {
  /** The pattern, an ECMA-262 regular expression. (`pattern` is a fact about the value.) */
  readonly name: string;
  readonly children?: ReactNode;
}

/** Members whose names match a pattern (JSON Schema 2020-12, 10.3.2.2). */
export function PatternProperty({ name, children, ...facts }: PatternPropertyProps) {
  const id = joinId(usePlace().id, name);
  const label = `${useReferenceWords().propertiesMatching} ${name}`;
  return (
    <Row id={id} name={label} label={<i>{label}</i>} facts={facts}>
      {children}
    </Row>
  );
}
PatternProperty.part = "open-row" as const;

/** Props of {@link AdditionalProperties}. */
export interface AdditionalPropertiesProps extends Facts {
  readonly children?: ReactNode;
}

/** All members that are not named (JSON Schema 2020-12, 10.3.2.3). */
export function AdditionalProperties({ children, ...facts }: AdditionalPropertiesProps) {
  const id = joinId(usePlace().id, "*");
  const name = useReferenceWords().anyOtherProperty;
  return (
    <Row id={id} name={name} label={<i>{name}</i>} facts={facts}>
      {children}
    </Row>
  );
}
AdditionalProperties.part = "open-row" as const;
