import type { ReactNode } from "react";
import type { LaidOutPayload } from "../view/lay-out-page";
import { useReferenceWords } from "./ReferenceContext";
import { Rows } from "./Body";
import { Section } from "./Section";

type ParametersProps = LaidOutPayload<ReactNode>["parameters"][number];

/** The parameters of one location (OpenAPI 3.1, 4.8.12). */
export function Parameters({ id, in: location, rows }: ParametersProps) {
  const words = useReferenceWords();
  return (
    <Section id={id} title={words.parameters[location]} folds={`${location}-parameters`}>
      <Rows rows={rows} />
    </Section>
  );
}
