// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1learning-records/post. Run `npm run codegen`; do not edit.
import {
  A,
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
import { ELearningLearningRecordCreate } from "../schemas/ELearningLearningRecordCreate";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { ResourceReference } from "../schemas/ResourceReference";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./create-e-learning-learning-record.samples";

export default function CreateELearningLearningRecord() {
  return (
    <OperationPage
      id="create-e-learning-learning-record"
      method="post"
      path="/tp-api/e-learning/{courseId}/learning-records"
      title="Create e-learning learning record"
      tag="E-learning learning records"
      samples={samples}
      schemas={{
        ELearningLearningRecordCreate,
        ResourceReference,
        StatusErrorBody,
        KeyedErrorBody,
        KeyedMessage,
      }}
    >
      <Description>
        <p>
          Reports that a learner has completed an e-learning course. Only a pass can be reported, so{" "}
          <code>grade</code> has a single value.
        </p>
        <p>
          The learner must have enrolled earlier: <code>completed</code> has to lie after the date
          of the enrollment. The guide{" "}
          <A href="/createELearningRecord">Create an e-learning learning record</A> goes through it
          step by step.
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
          name="courseId"
          type="string"
          required
          example="7e95a1c03fd8"
        >
          <p>The e-learning course, by the id it has in the list of e-learning courses.</p>
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
        <p>The learner and the completion.</p>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="ELearningLearningRecordCreate">
            <Ref to="ELearningLearningRecordCreate" />
          </Schema>
        </MediaType>
      </RequestBody>
      <Responses>
        <Response status="200">
          <p>The completion has been recorded.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="ResourceReference">
              <Ref to="ResourceReference" />
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
