import type { ReactNode } from "react";
import type { LaidOutPayload } from "../view/lay-out-page";
import { CallFold } from "./CallFold";
import { MediaTypes } from "./MediaType";
import { ParameterSection } from "./ParameterSection";
import { Prose } from "./Prose";
import { useReferenceWords } from "./ReferenceContext";
import { Responses, type ResponsesProps } from "./Responses";
import { Section } from "./Section";
import type { BodyExamples } from "./types";

interface PayloadProps extends Pick<ResponsesProps, "ofPage" | "errorsListed"> {
  readonly payload: LaidOutPayload<ReactNode>;
  readonly requestExamples?: BodyExamples | undefined;
  /** Whether the samples show the same examples. */
  readonly areExamplesInSamples?: boolean;
  /** Whether the overview has the servers. */
  readonly hasSharedServers?: boolean;
  /** Examples to show in place. */
  readonly responseExamples?: ResponsesProps["examples"];
}

/** The common parts of operations, webhooks and callbacks, as sections (OpenAPI 3.1, 4.8.12, 4.8.13, 4.8.16 and 4.8.30). */
export function Payload(props: PayloadProps) {
  const {
    payload,
    requestExamples,
    areExamplesInSamples,
    hasSharedServers,
    responseExamples,
    ...shown
  } = props;
  const { security, parameters, requestBody, responses } = payload;
  const isHeaders = ({ in: location }: (typeof parameters)[number]) => location === "header";
  const words = useReferenceWords();
  return (
    <>
      <CallFold
        security={security}
        headers={parameters.find(isHeaders)}
        hasSharedServers={hasSharedServers}
      />
      {parameters
        .filter((group) => !isHeaders(group))
        .map((group) => (
          <ParameterSection key={group.id} {...group} />
        ))}
      {requestBody && (
        <Section
          id={requestBody.id}
          title={words.requestBody}
          flag={requestBody.required ? words.required : undefined}
          folds="request-body"
        >
          <Prose of={requestBody} />
          <MediaTypes
            content={requestBody.content}
            examples={requestExamples}
            areExamplesInSamples={areExamplesInSamples}
            inRequest
          />
        </Section>
      )}
      {responses && <Responses responses={responses} examples={responseExamples} {...shown} />}
    </>
  );
}
