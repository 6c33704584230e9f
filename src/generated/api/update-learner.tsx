// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1learners~1{learnerId}/patch. Run `npm run codegen`; do not edit.
import {
  Description,
  MediaType,
  OneOf,
  Parameter,
  Parameters,
  Ref,
  RequestBody,
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
import { Learner } from "../schemas/Learner";
import { LearnerUpdate } from "../schemas/LearnerUpdate";
import { PhoneNumber } from "../schemas/PhoneNumber";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./update-learner.samples";

export default function UpdateLearner() {
  return (
    <OperationPage
      id="update-learner"
      method="patch"
      path="/tp-api/learners/{learnerId}"
      title="Update learner"
      tag="Learners"
      samples={samples}
      schemas={{
        LearnerUpdate,
        Learner,
        StatusErrorBody,
        KeyedErrorBody,
        PhoneNumber,
        KeyedMessage,
      }}
    >
      <Description>
        <p>
          Corrects the name or the contact details of a learner. Send only what changes; the answer
          is the learner after the change.
        </p>
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
          name="learnerId"
          type="string"
          required
          example="a54c97e2d01b"
        >
          <p>The learner, by the id it has in the list of learners.</p>
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
      <RequestBody required>
        <p>The details to change.</p>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="LearnerUpdate">
            <Ref to="LearnerUpdate" />
          </Schema>
        </MediaType>
      </RequestBody>
      <Responses>
        <Response status="200">
          <p>The learner after the change.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="Learner">
              <Ref to="Learner" />
            </Schema>
          </MediaType>
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
