import type { ReactNode } from "react";
import type { LaidOutPayload } from "../view/lay-out-page";
import { Rows } from "./Body";
import { useReferenceWords } from "./ReferenceContext";
import { Section } from "./Section";

type ParameterSectionProps = LaidOutPayload<ReactNode>["parameters"][number];

/** The parameters of one location (OpenAPI 3.1, 4.8.12). */
export function ParameterSection({ id, in: location, rows }: ParameterSectionProps) {
  const words = useReferenceWords();
  return (
    <Section id={id} title={words.parameters[location]} folds={`${location}-parameters`}>
      <Rows rows={rows} />
    </Section>
  );
}
