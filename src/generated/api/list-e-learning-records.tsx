// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1learning-records/get. Run `npm run codegen`; do not edit.
import {
  A,
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
import { LearningRecord } from "../schemas/LearningRecord";
import { LearningRecordLearner } from "../schemas/LearningRecordLearner";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./list-e-learning-records.samples";

export default function ListELearningRecords() {
  return (
    <OperationPage
      id="list-e-learning-records"
      method="get"
      path="/tp-api/e-learning/{courseId}/learning-records"
      title="List e-learning learning records"
      tag="E-learning learning records"
      samples={samples}
      schemas={{
        LearningRecord,
        StatusErrorBody,
        KeyedErrorBody,
        LearningRecordLearner,
        KeyedMessage,
      }}
    >
      <Description>
        <p>
          Returns the results recorded for the learners of an e-learning course. See{" "}
          <A href="/pagination">Pagination</A> for reading a long list.
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
      <Parameters in="query">
        <Parameter
          name="cursor"
          type="string"
        >
          <p>The position in the list to read on from.</p>
        </Parameter>
        <Parameter
          name="limit"
          type="integer"
          minimum={1}
          maximum={100}
          default={10}
          example={100}
        >
          <p>How many entries to return at most.</p>
        </Parameter>
        <Parameter
          name="skip"
          type="integer"
          minimum={0}
          default={0}
        >
          <p>How many entries to pass over first.</p>
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
        <Response status="200">
          <p>The learning records of the course.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="array of LearningRecord">
              <Ref to="LearningRecord" />
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
