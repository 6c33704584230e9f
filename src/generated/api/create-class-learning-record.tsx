// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1learning-records/post. Run `npm run codegen`; do not edit.
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
import { Attendance } from "../schemas/Attendance";
import { ClassLearningRecordCreate } from "../schemas/ClassLearningRecordCreate";
import { ClassLearningRecordCreated } from "../schemas/ClassLearningRecordCreated";
import { ErrorListBody } from "../schemas/ErrorListBody";
import { Grade } from "../schemas/Grade";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./create-class-learning-record.samples";

export default function CreateClassLearningRecord() {
  return (
    <OperationPage
      id="create-class-learning-record"
      method="post"
      path="/tp-api/classes/{classId}/learning-records"
      title="Create class learning record"
      tag="Class learning records"
      samples={samples}
      schemas={{
        ClassLearningRecordCreate,
        ClassLearningRecordCreated,
        StatusErrorBody,
        KeyedErrorBody,
        ErrorListBody,
        Attendance,
        Grade,
        KeyedMessage,
      }}
    >
      <Description>
        <p>
          Reports how a learner did in a class. One call records both the attendance and the grade.
        </p>
        <table>
          <thead>
            <tr>
              <th>
                <code>grade</code> you send
              </th>
              <th>Attendance that is recorded</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <code>PASSED</code> or <code>FAILED</code>
              </td>
              <td>
                <code>PRESENT</code>
              </td>
            </tr>
            <tr>
              <td>
                <code>N/A</code>
              </td>
              <td>
                <code>ABSENT</code>
              </td>
            </tr>
          </tbody>
        </table>
        <p>
          Unlike other calls, this one may report several problems together, in an{" "}
          <code>errors</code> array. The guide{" "}
          <A href="/createLearningRecord">Create a class learning record</A> goes through it step by
          step.
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
          name="classId"
          type="string"
          required
          example="7c41e0b95d2a"
        >
          <p>The class, by the id you got when you created or listed it.</p>
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
        <p>The learner and the outcome.</p>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="ClassLearningRecordCreate">
            <Ref to="ClassLearningRecordCreate" />
          </Schema>
        </MediaType>
      </RequestBody>
      <Responses>
        <Response status="200">
          <p>The outcome has been recorded.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="ClassLearningRecordCreated">
              <Ref to="ClassLearningRecordCreated" />
            </Schema>
          </MediaType>
        </Response>
        <Response status="400">
          <p>The request was refused. The body has one of three shapes.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["400"]["application/json"]}
          >
            <Schema type="StatusErrorBody or KeyedErrorBody or ErrorListBody">
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
                <Variant
                  label="Several errors"
                  type="ErrorListBody"
                >
                  <Ref to="ErrorListBody" />
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
