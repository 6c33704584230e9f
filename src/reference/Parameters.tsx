import type { ReactNode } from "react";
import type { Serialization } from "./chip-text";
import { childList } from "./parts";
import { joinId, usePlace } from "./place";
import { useReferenceWords } from "./ReferenceContext";
import { NamedRow } from "./Row";
import { RowList } from "./RowList";
import { Section } from "./Section";
import { Within } from "./Within";
import type { Facts } from "./types";

/** Where a parameter is sent (OpenAPI 3.1, 4.8.12.1). */
export type ParameterLocation = "path" | "query" | "header" | "cookie";

/** Props of {@link Parameters}. */
export interface ParametersProps {
  readonly in: ParameterLocation;
  readonly children?: ReactNode;
}

/** The parameters of one location. */
export function Parameters({ in: location, children }: ParametersProps) {
  const words = useReferenceWords();
  const outer = usePlace();
  if (childList(children).length === 0) return null;
  return (
    <Section id={`${location}-parameters`} title={words.parameters[location]} folds>
      <Within id={joinId(outer.id, location)}>
        <RowList>{children}</RowList>
      </Within>
    </Section>
  );
}
Parameters.part = "section" as const;
Parameters.section = "parameters" as const;

/** Props of {@link Parameter}. */
export interface ParameterProps extends Facts, Serialization {
  readonly name: string;
  /** Description first, then the schema's body, then the examples where there are several. */
  readonly children?: ReactNode;
}

/** One parameter (OpenAPI 3.1, 4.8.12). */
export function Parameter(props: ParameterProps) {
  return <NamedRow {...props} />;
}
