// Generated from openapi/training-provider.yaml#/paths/~1tp-api~1e-learning~1{courseId}~1enrollments/post. Run `npm run codegen`; do not edit.
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
import { ELearningEnrollmentCreate } from "../schemas/ELearningEnrollmentCreate";
import { ExistingLearnerELearningEnrollment } from "../schemas/ExistingLearnerELearningEnrollment";
import { KeyedErrorBody } from "../schemas/KeyedErrorBody";
import { KeyedMessage } from "../schemas/KeyedMessage";
import { NewELearningLearner } from "../schemas/NewELearningLearner";
import { NewLearnerELearningEnrollment } from "../schemas/NewLearnerELearningEnrollment";
import { PhoneNumber } from "../schemas/PhoneNumber";
import { ResourceReference } from "../schemas/ResourceReference";
import { StatusErrorBody } from "../schemas/StatusErrorBody";
import { servers } from "../servers";
import { examples, samples } from "./create-e-learning-enrollment.samples";

export default function CreateELearningEnrollment() {
  return (
    <OperationPage
      id="create-e-learning-enrollment"
      method="post"
      path="/tp-api/e-learning/{courseId}/enrollments"
      title="Create e-learning enrollment"
      tag="E-learning enrollments"
      samples={samples}
      schemas={{
        ELearningEnrollmentCreate,
        ResourceReference,
        StatusErrorBody,
        KeyedErrorBody,
        ExistingLearnerELearningEnrollment,
        NewLearnerELearningEnrollment,
        KeyedMessage,
        NewELearningLearner,
        PhoneNumber,
      }}
    >
      <Description>
        <p>
          Signs a learner up for an e-learning course on behalf of an employer.{" "}
          <A href="/api/list-employers">Find the employer</A> first: its id is always needed.
        </p>
        <p>
          Send <code>learnerId</code> for somebody the platform knows, or <code>newLearner</code> to
          register somebody. When a request has both, <code>learnerId</code> counts and{" "}
          <code>newLearner</code> is ignored. Unlike for classes, you always state{" "}
          <code>enrolledAt</code> yourself.
        </p>
        <p>
          The guide <A href="/eLearnerEnrollment">Enroll a learner in e-learning</A> goes through it
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
        <p>Who is enrolled, when, and for which employer.</p>
        <MediaType
          type="application/json"
          examples={examples.request["application/json"]}
        >
          <Schema type="ELearningEnrollmentCreate">
            <Ref to="ELearningEnrollmentCreate" />
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
