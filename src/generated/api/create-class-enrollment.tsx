// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1classes~1{classId}~1enrollments/post. Run `npm run codegen`; do not edit.
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
import { ClassEnrollmentCreate } from "../schemas/ClassEnrollmentCreate";
import { ClassEnrollmentCreated } from "../schemas/ClassEnrollmentCreated";
import { ExistingLearnerClassEnrollment } from "../schemas/ExistingLearnerClassEnrollment";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { LearnerReference } from "../schemas/LearnerReference";
import { NewClassLearner } from "../schemas/NewClassLearner";
import { NewLearnerClassEnrollment } from "../schemas/NewLearnerClassEnrollment";
import { PhoneNumber } from "../schemas/PhoneNumber";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./create-class-enrollment.samples";

export default function CreateClassEnrollment() {
  return (
    <OperationPage
      id="create-class-enrollment"
      method="post"
      path="/tp-api/classes/{classId}/enrollments"
      title="Create class enrollment"
      tag="Class enrollments"
      samples={samples}
      schemas={{
        ClassEnrollmentCreate,
        ClassEnrollmentCreated,
        StatusErrorBody,
        KeyedErrorBody,
        ExistingLearnerClassEnrollment,
        NewLearnerClassEnrollment,
        LearnerReference,
        KeyedMessage,
        NewClassLearner,
        PhoneNumber,
      }}
    >
      <Description>
        <p>
          Gives a learner a seat in a class on behalf of an employer.{" "}
          <A href="/api/list-employers">Find the employer</A> first: its id is always needed.
        </p>
        <p>
          Name the person in one of two ways: send <code>learnerId</code> for somebody the platform
          knows, or <code>newLearner</code> to register somebody. When a request has both,{" "}
          <code>learnerId</code> counts and <code>newLearner</code> is ignored.
        </p>
        <p>
          Leave out <code>enrolledAt</code> to have it filled in: with the present moment or the
          start of the class, whichever comes first. The guide{" "}
          <A href="/learnerEnrollment">Enroll a learner in a class</A> goes through it step by step.
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
        <p>Who is enrolled, and for which employer.</p>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="ClassEnrollmentCreate">
            <Ref to="ClassEnrollmentCreate" />
          </Schema>
        </MediaType>
      </RequestBody>
      <Responses>
        <Response status="200">
          <p>The learner is enrolled.</p>
          <MediaType
            type="application/json"
            examples={examples.responses["200"]["application/json"]}
          >
            <Schema type="ClassEnrollmentCreated">
              <Ref to="ClassEnrollmentCreated" />
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
