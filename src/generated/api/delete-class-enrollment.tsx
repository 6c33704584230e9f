// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments~1{enrollmentId}/delete. Run `npm run codegen`; do not edit.
import {
  Description,
  MediaType,
  OneOf,
  Parameter,
  Parameters,
  Ref,
  Response,
  Responses,
  Schema,
  Scheme,
  Security,
  SecurityRequirement,
  Variant,
} from "@reference";
import { OperationPage } from "../operation-page";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./delete-class-enrollment.samples";

export default function DeleteClassEnrollment() {
  return (
    <OperationPage
      id="delete-class-enrollment"
      method="delete"
      path="/tp-api/classes/{classId}/enrollments/{enrollmentId}"
      title="Delete class enrollment"
      tag="Class enrollments"
      samples={samples}
      schemas={{
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
    >
      <Description>
        <p>Takes a learner off a class. A successful answer has no body.</p>
      </Description>
      <Security>
        <SecurityRequirement>
          <Scheme
            name="TrainingProviderAuthorization"
            type="apiKey"
            in="header"
            parameter="Authorization"
          />
        </SecurityRequirement>
      </Security>
      <Parameters in="path">
        <Parameter
          name="classId"
          type="string"
          required
          example="7c41e0b95d2a"
        >
          <p>The class, by the id you got when you created or listed it.</p>
        </Parameter>
        <Parameter
          name="enrollmentId"
          type="string"
          required
          example="2be60f8d13c9"
        >
          <p>The enrollment, by the id you got when you created or listed it.</p>
        </Parameter>
      </Parameters>
      <Parameters in="header">
        <Parameter
          name="training-provider-id"
          type="string"
          required
          example="tp-48213"
        >
          <p>The training provider on whose behalf you call. The export calls do without it.</p>
        </Parameter>
      </Parameters>
      <Responses>
        <Response status="204">
          <p>The enrollment has been deleted.</p>
        </Response>
        <Response status="400">
          <p>The request was refused. The body has one of two shapes.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["400"]["application/json"]}
          >
            <Schema type="StatusErrorBody or KeyedErrorBody">
              <OneOf>
                <Variant
                  label="Error with a status code"
                  type="StatusErrorBody"
                >
                  <Ref to="StatusErrorBody" />
                </Variant>
                <Variant
                  label="Error with a key"
                  type="KeyedErrorBody"
                >
                  <Ref to="KeyedErrorBody" />
                </Variant>
              </OneOf>
            </Schema>
          </MediaType>
        </Response>
      </Responses>
      {servers}
    </OperationPage>
  );
}
