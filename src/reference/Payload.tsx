import type { ReactNode } from "react";
import type { LaidOutPayload } from "../view/lay-out-page";
import { Rows } from "./Body";
import { MediaTypes } from "./MediaType";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Responses, type ResponsesProps } from "./Responses";
import { Section } from "./Section";
import { Security } from "./Security";
import type { BodyExamples } from "./types";

interface PayloadProps extends Pick<ResponsesProps, "ofPage" | "errorsListed"> {
  readonly payload: LaidOutPayload<ReactNode>;
  /** Shown below the schema, because the samples may show only some of them. */
  readonly requestExamples?: BodyExamples | undefined;
  /** Examples to show in place. */
  readonly responseExamples?: ResponsesProps["examples"];
}

/** The common parts of operations, webhooks and callbacks, as sections (OpenAPI 3.1, 4.8.12, 4.8.13, 4.8.16 and 4.8.30). */
export function Payload(props: PayloadProps) {
  const { payload, requestExamples, responseExamples, ...shown } = props;
  const { security, parameters, requestBody, responses } = payload;
  const words = useReferenceWords();
  return (
    <>
      {security && <Security {...security} />}
      {parameters.map(({ id, in: location, rows }) => (
        <Section
          key={id}
          id={id}
          title={words.parameters[location]}
          folds={`${location}-parameters`}
        >
          <Rows rows={rows} />
        </Section>
      ))}
      {requestBody && (
        <Section
          id={requestBody.id}
          title={words.requestBody}
          flag={requestBody.required ? words.required : undefined}
          folds="request-body"
        >
          <Prose of={requestBody} />
          <MediaTypes content={requestBody.content} examples={requestExamples} inRequest />
        </Section>
      )}
      {responses && <Responses responses={responses} examples={responseExamples} {...shown} />}
    </>
  );
}
