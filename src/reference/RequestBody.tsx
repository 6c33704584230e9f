import type { ReactNode } from "react";
import type { LaidOutPayload } from "../view/lay-out-page";
import { MediaTypes } from "./MediaType";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Section } from "./Section";
import type { BodyExamples } from "./types";

/** Props of {@link RequestBody}. */
export interface RequestBodyProps {
  readonly body: NonNullable<LaidOutPayload<ReactNode>["requestBody"]>;
  /** Shown below the schema, because the samples may show only some. */
  readonly examples?: BodyExamples | undefined;
}

/** The body of a request (OpenAPI 3.1, 4.8.13). */
export function RequestBody({ body, examples }: RequestBodyProps) {
  const words = useReferenceWords();
  const { id, required, content, ...prose } = body;
  return (
    <Section
      id={id}
      title={words.requestBody}
      flag={required ? words.required : undefined}
      folds="request-body"
    >
      <Prose of={prose} />
      <MediaTypes content={content} examples={examples} inRequest />
    </Section>
  );
}
