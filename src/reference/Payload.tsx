import type { ReactNode } from "react";
import type { LaidOutPayload } from "../view/lay-out-page";
import { Parameters } from "./Parameters";
import { RequestBody, type RequestBodyProps } from "./RequestBody";
import { Responses, type ResponsesProps } from "./Responses";
import { Security } from "./Security";

/** Props of {@link Payload}. */
interface PayloadProps extends Pick<ResponsesProps, "ofPage" | "errorsListed"> {
  readonly payload: LaidOutPayload<ReactNode>;
  /** Examples to show in place. */
  readonly requestExamples?: RequestBodyProps["examples"];
  readonly responseExamples?: ResponsesProps["examples"];
}

/** What operations, webhooks and callbacks have in common, as sections. */
export function Payload(props: PayloadProps) {
  const { payload, requestExamples, responseExamples, ...shown } = props;
  const { security, parameters, requestBody, responses } = payload;
  return (
    <>
      {security && <Security {...security} />}
      {parameters.map((group) => (
        <Parameters key={group.id} {...group} />
      ))}
      {requestBody && <RequestBody body={requestBody} examples={requestExamples} />}
      {responses && <Responses responses={responses} examples={responseExamples} {...shown} />}
    </>
  );
}
